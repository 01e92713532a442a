import { createHash, randomBytes, randomInt } from 'node:crypto';

const TOKEN_BYTES = 16;
const CODES = 1_000_000;

/** 128 random bits, safe in URLs. reliability 19 */
export const randomToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Six random digits. */
export const randomCode = (): string => String(randomInt(CODES)).padStart(6, '0');

/**
 * The stored form of a token: enough to recognise it, useless to a reader of the database. Tokens are random, so that a
 * plain hash cannot be reversed by guessing.
 */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
