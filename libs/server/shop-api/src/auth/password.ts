import { hash, verify } from '@node-rs/argon2';

/** argon2id, 19 MiB, two passes: the OWASP minimum, about 30 ms off the main thread. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of a password, to be stored. Computed off the main thread. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), COST);

/** The hash to verify against where there is no such account, so that both take the same time. */
const ABSENT: { hash: Promise<string> | null } = { hash: null };

/** Whether the password is correct; `null` (no such account) takes as long and is false. reliability 4 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  ABSENT.hash ??= hashPassword('no such account');
  const matches = await verify(stored ?? (await ABSENT.hash), password.normalize('NFKC'));
  return stored !== null && matches;
}
