import { createHash } from 'node:crypto';

/** Characters of a hash that are kept: 128 bits, so that no two keys meet. */
const HASH_LENGTH = 22;
/** Parts that name nobody: all accounts or client IPs, and what kind of name follows. */
const WORDS = new Set(['*', 'member', 'members-of']);

const hashOf = (part: string): string =>
  WORDS.has(part) ? part : createHash('sha256').update(part).digest('base64url').slice(0, HASH_LENGTH);

/**
 * How a rate limit's key is stored: its first part says what is counted; the parts after it, by `/`, say of whom (client IP,
 * mail address, member), each as a hash. So nobody who reads the table learns who tried what, and a prefix of whole parts
 * finds all its counters.
 */
export function rateCounterKey(key: string): string {
  const [kind = '', ...parts] = key.split('/');
  return [kind, ...parts.map(hashOf)].join('/');
}
