import { randomInt } from 'node:crypto';
import { tokyoDayOf } from '../tokyo-time/tokyo-day';

/** Letters and digits that cannot be mistaken for each other when read out (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SUFFIX_LENGTH = 8;
const CENTURY_DIGITS = 2;

/**
 * A reference number for something that was sent in, for the sender and the shop, e.g. `Q260610-7K3F9Q2M`.
 */
export function createSlipNumber(prefix: string, at: Date): string {
  const day = tokyoDayOf(at).replaceAll('-', '').slice(CENTURY_DIGITS);
  const suffix = Array.from({ length: SUFFIX_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return `${prefix}${day}-${suffix.join('')}`;
}
