import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** A request and the response to it. */
interface Exchange {
  message: IncomingMessage;
  response: ServerResponse;
}

/** Requests that may wait on a connection; the client keeps what comes after them. */
const MOST_WAITING = 16;

type AnswerTo = (message: IncomingMessage, response: ServerResponse) => void;

const CONNECTION = Symbol("the exchanges of a connection");

/** The connection of a socket. It is a property: a map of all would take a tenth of the time of an answer. */
export function connectionOf(socket: Socket & { [CONNECTION]?: Connection }): Connection {
  return (socket[CONNECTION] ??= new Connection(socket));
}

/**
 * Requests of one connection, each answered when the one before is sent: a client that asks a thousand things at once
 * and reads nothing has one answer made, and others are answered in between.
 */
export class Connection {
  readonly #socket: Socket;
  #current: Exchange | undefined;
  #waiting: Exchange[] = [];
  #answer: AnswerTo | undefined;
  #isHeld = false;
  #lastWord: (() => void) | undefined;

  constructor(socket: Socket) {
    this.#socket = socket;
  }

  /** Has a request answered by `answer`, now or in its turn. */
  take(message: IncomingMessage, response: ServerResponse, answer: AnswerTo): void {
    this.#answer = answer;
    const exchange = { message, response };
    if (this.#current === undefined && this.#waiting.length === 0) return this.#begin(exchange);
    this.#waiting.push(exchange);
    if (this.#waiting.length >= MOST_WAITING) this.#hold();
  }

  /** Whether anything that was asked is yet to be sent. */
  get isAnswering(): boolean {
    return this.#current !== undefined || this.#waiting.length > 0;
  }

  /** Nothing more is to be answered but the requests that came whole: when they are, `say` has the last word. */
  end(say: () => void): void {
    this.#waiting = this.#waiting.filter(({ message }) => message.complete);
    const current = this.#current;
    const goesOn = current !== undefined && (current.message.complete || current.response.headersSent);
    if (goesOn || this.#waiting.length > 0) this.#lastWord = say;
    else say();
  }

  #begin(exchange: Exchange): void {
    this.#current = exchange;
    exchange.response.once("close", this.#next);
    this.#answer!(exchange.message, exchange.response);
  }

  readonly #next = (): void => {
    this.#current = undefined;
    if (!this.#socket.writable) this.#waiting = [];
    if (this.#waiting.length === 0) return this.#lastWord?.();
    const next = this.#waiting.shift()!;
    if (this.#isHeld && this.#waiting.length < MOST_WAITING) this.#letGo();
    this.#begin(next);
  };

  #hold(): void {
    if (this.#isHeld) return;
    this.#isHeld = true;
    this.#socket.pause();
    // Node itself goes on reading whenever a response is done.
    this.#socket.on("resume", this.#pauseAgain);
  }

  #letGo(): void {
    this.#isHeld = false;
    this.#socket.off("resume", this.#pauseAgain);
    this.#socket.resume();
  }

  readonly #pauseAgain = (): void => void this.#socket.pause();
}
