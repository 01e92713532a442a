/** A shop that may not start as it is; the message says why in both languages, in one line. */
export class StartupError extends Error {
  constructor(japanese: string, english: string, options?: ErrorOptions) {
    super(`${japanese} ${english}`, options);
    this.name = 'StartupError';
  }
}
