import { randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const KEY_BYTES = 9;

/** A new cart token: 256 random bits (reliability 29). */
export const createCartToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** A key that names a line or shipping within its cart. */
export const createPartKey = (): string => randomBytes(KEY_BYTES).toString('base64url');
