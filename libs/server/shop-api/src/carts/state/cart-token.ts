import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const KEY_BYTES = 9;

/** A new key to a cart: 256 random bits (reliability 29). */
export const createCartToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is kept of a token. Tokens are random, so a plain hash cannot be reversed by guessing. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A key that names a line or shipping within its cart. */
export const createPartKey = (): string => randomBytes(KEY_BYTES).toString('base64url');
