/** The exit codes of commands. */
export const EXIT_CODES = { done: 0, failed: 1, usage: 2 } as const;
export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];

/** Thrown by a command that cannot be carried out; its message is in both languages. */
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

/** The error of a command that does not follow its usage. */
export const wrongUsage = (japanese: string, english: string) =>
  new OperatorError(japanese, english, EXIT_CODES.usage);
