import { createHash, randomBytes, randomInt } from 'node:crypto';

const TOKEN_BYTES = 16;
const CODES = 1_000_000;

/** 128 random bits, safe in addresses. reliability 19 */
export const randomToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Six random digits. */
export const randomCode = (): string => String(randomInt(CODES)).padStart(6, '0');

/** What is kept of a token: enough to recognise it, useless to whoever reads the database. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
