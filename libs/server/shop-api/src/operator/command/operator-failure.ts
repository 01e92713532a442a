/** How a command ended, for the shell that called it. */
export const EXIT_CODES = { done: 0, refused: 1, usage: 2 } as const;
export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];

/** A command that cannot be done; says why in both languages. */
export class OperatorFailure extends Error {
  constructor(
    readonly japanese: string,
    readonly english: string,
    readonly exitCode: ExitCode = EXIT_CODES.refused,
  ) {
    super(`${japanese}\n${english}`);
    this.name = 'OperatorFailure';
  }
}

/** A command that was not written as its help says. */
export const wrongUsage = (japanese: string, english: string) =>
  new OperatorFailure(japanese, english, EXIT_CODES.usage);
