/** How a command ended, for the shell that called it. */
export const EXIT_CODES = { done: 0, failed: 1, usage: 2 } as const;
export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];

/** A command that cannot be done; says why in both languages. */
export class OperatorError extends Error {
  constructor(
    readonly japanese: string,
    readonly english: string,
    readonly exitCode: ExitCode = EXIT_CODES.failed,
  ) {
    super(`${japanese}\n${english}`);
    this.name = 'OperatorError';
  }
}

/** A command that was not written as its help says. */
export const wrongUsage = (japanese: string, english: string) =>
  new OperatorError(japanese, english, EXIT_CODES.usage);
