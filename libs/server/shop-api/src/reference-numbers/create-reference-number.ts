import { randomInt } from 'node:crypto';
import { tokyoDayOf } from '../tokyo-time/tokyo-day';

/** Letters and digits that cannot be mistaken for each other when read out (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SUFFIX_LENGTH = 8;
const CENTURY_DIGITS = 2;

/**
 * A number for an order or for something that was sent in, for the shopper and the shop: prefix, day, and eight random
 * characters, e.g. `D260610-7K3F9Q2M`. It does not show how many there are, and with 2^40 a day it cannot be guessed; where
 * it must be unique, the table's constraint makes it so.
 */
export function createReferenceNumber(prefix: string, at: Date): string {
  const day = tokyoDayOf(at).replaceAll('-', '').slice(CENTURY_DIGITS);
  const suffix = Array.from({ length: SUFFIX_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return `${prefix}${day}-${suffix.join('')}`;
}
