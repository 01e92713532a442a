import { type GeneratorCallback, output } from '@nx/devkit';

/** Prints what to do next once the files are written; nothing is printed by `--dry-run`. */
export const nextSteps =
  (title: string, ...bodyLines: string[]): GeneratorCallback =>
  () =>
    output.note({ title, bodyLines });
