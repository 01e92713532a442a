import type { SettingValue } from '../../db/schema';
import { wrongUsage } from '../command/operator-error';

/** How a setting's value is formatted and validated. */
export interface SettingType {
  /** What may be written, for the help. */
  readonly ja: string;
  readonly en: string;
  /** The value; `undefined` where the text is none. */
  read(text: string): SettingValue | undefined;
}

const CONTROL = /\p{Cc}/u;

/** `true` or `false`. */
export const BOOLEAN: SettingType = {
  ja: 'true または false',
  en: 'true or false',
  read: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
};

/** A whole number within bounds. */
export const wholeNumberBetween = (lowest: number, highest: number): SettingType => ({
  ja: `${lowest} から ${highest} の整数`,
  en: `a whole number from ${lowest} to ${highest}`,
  read(text) {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return value >= lowest && value <= highest ? value : undefined;
  },
});

/** The same, or `none`. */
export const wholeNumberBetweenOrNone = (lowest: number, highest: number): SettingType => {
  const bounded = wholeNumberBetween(lowest, highest);
  return {
    ja: `${bounded.ja}、または none`,
    en: `${bounded.en}, or none`,
    read: (text) => (text === 'none' ? null : bounded.read(text)),
  };
};

/** A line of text; one that has to be there is more than spaces. */
export const textLine = (shortest: number, longest: number): SettingType => ({
  ja: `${shortest} から ${longest} 文字、改行なし${shortest > 0 ? '、空白だけは不可' : ''}`,
  en: `${shortest} to ${longest} characters in one line${shortest > 0 ? ', not only spaces' : ''}`,
  read: (value) =>
    value.trim().length >= shortest && value.length <= longest && !CONTROL.test(value) ? value : undefined,
});

/** A text that matches a pattern. */
export const textMatching = (pattern: RegExp, example: string): SettingType => ({
  ja: `例: ${example}`,
  en: `such as ${example}`,
  read: (value) => (pattern.test(value) ? value : undefined),
});

/** One of a few words. */
export const oneOf = (...words: readonly string[]): SettingType => ({
  ja: words.join('、'),
  en: words.join(', '),
  read: (value) => (words.includes(value) ? value : undefined),
});

/** One mail address, or nothing. */
export const MAILBOX = textMatching(/^([^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+)?$/, 'shop@example.jp');

/** Parses a value; throws an `OperatorError` that names the accepted values. */
export function readSetting(key: string, type: SettingType, value: string): SettingValue {
  const read = type.read(value);
  if (read === undefined)
    throw wrongUsage(
      `${key} の値が正しくありません（${type.ja}）: ${value}`,
      `${key} takes ${type.en}: ${value}`,
    );
  return read;
}
