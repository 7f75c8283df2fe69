import * as engine from "hangar-engine";
import {
  errorBodyOf,
  MAX_BATCH_BYTES,
  MAX_BODY_BYTES,
  MAX_RELEASE_BYTES,
  MAX_URL_LENGTH,
} from "../../api/http/errors.ts";
import type { Said } from "../../text/lang.ts";
import { said } from "./wording.ts";

const SAID = {
  rates: {
    ru: "Сколько запросов в секунду можно с одного адреса",
    en: "How many requests a second may come from one address",
  },
  keepAlive: {
    ru: "Меньше, чем держит соединение сам сервер: иначе он закроет его под запросом",
    en: "Less than the server itself keeps a connection, or it would close one under a request",
  },
  https: { ru: "HTTPS допишет certbot --nginx", en: "certbot --nginx adds HTTPS" },
  visitor: {
    ru: "Если впереди ещё прокси или CDN: его адреса и заголовок с адресом посетителя. Больше никому верить нельзя",
    en: "With one more proxy or a CDN in front: its addresses, and its header with the visitor's. Believe nobody else",
  },
  lines: {
    ru: "Слишком длинный адрес сервис отклонит сам, своими словами",
    en: "An address that is too long is refused by the service, in its own words",
  },
  messages: {
    ru: "Слишком длинное сообщение сервис отклонит сам, по протоколу",
    en: "A message that is too long is refused by the service, as the protocol has it",
  },
  releases: {
    ru: "Стол цен присылает прайс-лист целиком и с логотипом, а ход сборки слушает минутами",
    en: "The price desk sends a whole list and a logo, and listens to the build for minutes",
  },
  buffers: {
    ru: "Ответ забирается у сервера сразу, как бы медленно ни читал посетитель",
    en: "The answer is taken from the server at once, however slowly the visitor reads",
  },
} satisfies Record<string, Said>;

/** Requests a second from one address. */
export const RATES = { files: 100, calculations: 20, batches: 1 };

const kib = (bytes: number): string => `${bytes / 1024}k`;

/** An answer of the proxy itself in the shape of the service's; sizes and the manufacturer are known to that alone. */
function refusal(status: number, code: string, message: string, detail: string): string {
  const body = JSON.stringify({
    error: { code, message, details: [detail], problems: [] },
    supported: {},
    alternatives: [],
  });
  return `location @${code} {
        default_type application/json;
        add_header Access-Control-Allow-Origin * always;
        add_header Access-Control-Expose-Headers Retry-After always;
        add_header Cache-Control no-store always;
        ${status === 429 ? "add_header Retry-After 1 always;\n        " : ""}return ${status} '${body}';
    }`;
}

const tooMany = refusal(
  429,
  "too_many_requests",
  "Слишком много запросов — подождите немного и повторите.",
  "Запросов с этого адреса больше, чем принимается; повторите через столько секунд, сколько в Retry-After",
);
const tooLarge = refusal(
  413,
  "payload_too_large",
  errorBodyOf(engine, "payload_too_large", []).error.message,
  `body: принимается не больше ${MAX_BODY_BYTES} байт, для пакета — ${MAX_BATCH_BYTES}, для выпуска цен — ${MAX_RELEASE_BYTES}`,
);

/** A site of nginx in front of the server: /etc/nginx/conf.d/hangar.conf. */
export const nginx: Said = said(
  (lang) => `# ${SAID.rates[lang]}
limit_req_zone $binary_remote_addr zone=files:10m rate=${RATES.files}r/s;
limit_req_zone $binary_remote_addr zone=calculations:10m rate=${RATES.calculations}r/s;
limit_req_zone $binary_remote_addr zone=batches:10m rate=${RATES.batches}r/s;
limit_req_status 429;

upstream hangar {
    server 127.0.0.1:8080;
    keepalive 32;
    # ${SAID.keepAlive[lang]}
    keepalive_timeout 60s;
}

server {
    # ${SAID.https[lang]}
    listen 80;
    server_name calc.example.com;

    # ${SAID.visitor[lang]}
    # set_real_ip_from 192.0.2.0/24;
    # real_ip_header X-Forwarded-For;
    # real_ip_recursive on;

    # ${SAID.lines[lang]}
    large_client_header_buffers 4 ${kib(2 * MAX_URL_LENGTH)};
    client_max_body_size ${kib(MAX_BODY_BYTES)};
    # ${SAID.buffers[lang]}
    proxy_buffers 16 32k;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    error_page 429 @too_many_requests;
    error_page 413 @payload_too_large;

    location / {
        limit_req zone=files burst=400 nodelay;
        proxy_pass http://hangar;
    }
    location /v1/ {
        limit_req zone=calculations burst=40 nodelay;
        proxy_pass http://hangar;
    }
    location = /v1/calc/batch {
        limit_req zone=batches burst=10 nodelay;
        client_max_body_size ${kib(MAX_BATCH_BYTES)};
        proxy_pass http://hangar;
    }
    location = /mcp {
        limit_req zone=calculations burst=40 nodelay;
        # ${SAID.messages[lang]}
        client_max_body_size ${kib(MAX_BATCH_BYTES)};
        proxy_buffering off;
        proxy_pass http://hangar;
    }
    location = /desk/releases {
        limit_req zone=calculations burst=40 nodelay;
        # ${SAID.releases[lang]}
        client_max_body_size ${MAX_RELEASE_BYTES};
        proxy_buffering off;
        proxy_read_timeout 300s;
        proxy_pass http://hangar;
    }
    ${tooMany}
    ${tooLarge}
}`,
);
