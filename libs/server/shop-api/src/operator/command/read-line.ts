import { wrongUsage } from './operator-error';

/** Reads a line of text with so many characters; throws an `OperatorError` for any other. */
export function readLine(name: string, given: string, shortest: number, longest: number): string {
  const text = given.normalize('NFC').trim();
  if (text.length >= shortest && text.length <= longest && !/\p{Cc}/u.test(text)) return text;
  throw wrongUsage(
    `${name} は ${shortest} から ${longest} 文字、改行なしで指定してください`,
    `${name} has ${shortest} to ${longest} characters in one line`,
  );
}
