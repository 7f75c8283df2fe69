import type { Locator, Page } from "@playwright/test";

/** The field of a wish in words, its marks and what is asked back. */
export class WishField {
  readonly page: Page;
  readonly field: Locator;
  /** What of the text is understood, word by word. */
  readonly marked: Locator;
  readonly questions: Locator;
  /** What is said where nothing is asked. */
  readonly outcome: Locator;
  /** What is said where nothing at all was understood. */
  readonly nothing: Locator;
  /** What a screen reader is told. */
  readonly status: Locator;

  constructor(page: Page) {
    this.page = page;
    this.field = page.getByRole("textbox", { name: "Опишите ангар своими словами" });
    this.marked = page.getByRole("region", { name: "Что понято из текста" });
    this.questions = page.getByRole("region", { name: "Вопросы к пожеланию" });
    this.outcome = page.locator(".wish-outcome");
    this.nothing = page.locator(".wish-nothing");
    this.status = page.locator(".wish [role=status]");
  }

  async type(text: string): Promise<void> {
    await this.field.pressSequentially(text);
  }

  /** As a letter comes from elsewhere: at once. */
  async paste(text: string): Promise<void> {
    await this.field.focus();
    await this.page.keyboard.insertText(text);
  }

  /** What these words became. */
  mark(text: string): Locator {
    return this.marked.locator("mark").filter({ hasText: text });
  }

  get unread(): Promise<string[]> {
    return this.marked
      .locator(".wish-unread")
      .evaluateAll((all) => all.map((one) => one.firstChild?.textContent ?? ""));
  }

  answer(text: string | RegExp): Locator {
    return this.questions.getByRole("button", { name: text });
  }

  /** Makes firm what was read. */
  get confirm(): Locator {
    return this.page.getByRole("button", { name: "Всё верно" });
  }

  get undo(): Locator {
    return this.page.getByRole("button", { name: "Отменить", exact: true });
  }
}
