import type { OperatorContext } from '../command/operator-command';
import { OperatorError } from '../command/operator-error';

/** The most issues that are printed. */
const MAX_PRINTED = 100;

/** A message in Japanese and English, as operators read them. */
export const bilingual = (ja: string, en: string): string => `${ja} / ${en}`;

/** What is wrong with a file of a content folder. */
export interface ContentIssue {
  /** The path of the file within the folder, with `/`. */
  readonly file: string;
  /** From 1; left out where it concerns the whole file. */
  readonly line?: number | undefined;
  /** The field of the front matter. */
  readonly field?: string | undefined;
  /** In both languages: see `bilingual`. */
  readonly reason: string;
}

/** Thrown where a folder cannot be pushed; nothing has been changed. */
export class ContentRejected extends Error {
  constructor(readonly issues: readonly ContentIssue[]) {
    super(`${issues.length} issues`);
  }
}

/** An issue in a line. */
export const formatIssue = ({ file, line, field, reason }: ContentIssue): string => {
  const place = [file, ...(line === undefined ? [] : [String(line)])].join(':');
  return `${place}${field === undefined ? '' : ` 「${field}」`} ${reason}`;
};

/** Prints the issues of a rejected push and turns it into the error of the command. */
export function reportIssues({ print }: Pick<OperatorContext, 'print'>, error: unknown): never {
  if (!(error instanceof ContentRejected)) throw error;
  const { issues } = error;
  for (const issue of issues.slice(0, MAX_PRINTED)) print(formatIssue(issue));
  throw new OperatorError(
    `誤りが ${issues.length} 件あるため、何も変えませんでした`,
    `Nothing was changed: ${issues.length} errors`,
  );
}
