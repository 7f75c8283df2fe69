/**
 * How the test of the built product runs an example of the documentation: it fetches a `url`, hands `curl` to a shell,
 * `js` to Node, `python` to Python, `apps-script` and `formulas` to a spreadsheet with a stand-in for what reads the
 * network, and a `bot` writes with one for Telegram; of a `call` in any other language it asks the address and looks for
 * the fields.
 */
export type ExampleKind = "url" | "curl" | "js" | "python" | "apps-script" | "formulas" | "bot" | "call";
