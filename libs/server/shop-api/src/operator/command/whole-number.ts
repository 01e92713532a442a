import { wrongUsage } from './operator-error';

/** Reads a whole number of an option or word; throws an `OperatorError` where it is none or out of bounds. */
export function wholeNumber(name: string, text: string, lowest: number, highest: number): number {
  // Digits of full width are as good.
  const plain = text.normalize('NFKC');
  const value = /^-?\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN;
  if (!(value >= lowest && value <= highest))
    throw wrongUsage(
      `${name} は ${lowest} から ${highest} の整数で指定してください: ${text}`,
      `${name} must be a whole number from ${lowest} to ${highest}: ${text}`,
    );
  return value;
}
