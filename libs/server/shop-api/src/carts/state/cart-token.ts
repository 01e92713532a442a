import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const KEY_BYTES = 9;

/** A new cart token: 256 random bits (reliability 29). */
export const createCartToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The stored form of a token. Tokens are random, so that a plain hash cannot be reversed by guessing. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A key that names a line or shipping within its cart. */
export const createPartKey = (): string => randomBytes(KEY_BYTES).toString('base64url');
