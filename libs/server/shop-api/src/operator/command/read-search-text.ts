import { wrongUsage } from './operator-error';

const MAX_TEXT = 100;

/** A text to look for; throws an `OperatorError` for one that is empty, which everything contains, or very long. */
export function readSearchText(name: string, given: string | undefined): string | null {
  if (given === undefined) return null;
  const text = given.normalize('NFKC').trim();
  if (text !== '' && text.length <= MAX_TEXT && !/\p{Cc}/u.test(text)) return text;
  throw wrongUsage(
    `${name} は 1 から ${MAX_TEXT} 文字で指定してください`,
    `${name} has 1 to ${MAX_TEXT} characters`,
  );
}
