import { createHash } from 'node:crypto';

const SEPARATORS = /[^a-z0-9]+/g;
/** What a URL segment of plain letters loses and a person would miss: 藍, é, M+. */
const LOST = /[^\p{ASCII}]|[+#&*%@]/u;
const MAX_LENGTH = 80;
const HASH_LENGTH = 8;
/** The most characters of a key, with its hash. */
export const LONGEST_KEY = MAX_LENGTH + 1 + HASH_LENGTH;
const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A text in the form of a URL segment; what is no Latin letter or digit is left out. */
const segment = (text: string): string => text.replace(SEPARATORS, '-').replace(/^-+|-+$/g, '');

/**
 * The key of a variant, by which its page is found, made of the texts that distinguish it: a product's code and the
 * values of its options. Latin letters and digits are kept in it as they are; where more than those distinguishes it
 * (色: 藍), a short hash of all of it follows, so that the same texts always have the same key and others another.
 */
export function variantKey(...texts: readonly string[]): string {
  const whole = texts.map((text) => text.normalize('NFKC').toLowerCase().trim());
  const plain = segment(whole.join('-'));
  if (plain !== '' && plain.length <= MAX_LENGTH && !whole.some((text) => LOST.test(text))) return plain;
  const hash = createHash('sha256').update(JSON.stringify(whole)).digest('hex').slice(0, HASH_LENGTH);
  return [segment(plain.slice(0, MAX_LENGTH)), hash].filter((part) => part !== '').join('-');
}

/** A key that a file gives: one that is a key already stays as it is, also with the hash of a long one. */
export const givenKey = (text: string): string =>
  text.length <= LONGEST_KEY && KEY.test(text) ? text : variantKey(text);
