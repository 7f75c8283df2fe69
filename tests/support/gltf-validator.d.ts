/** The package has no types of its own. */
declare module "gltf-validator" {
  interface Message {
    code: string;
    message: string;
    pointer?: string;
    severity: 0 | 1 | 2 | 3;
  }
  /** Severities: error, warning, information, hint. */
  export function validateBytes(bytes: Uint8Array): Promise<{ issues: { messages: Message[] } }>;
}
