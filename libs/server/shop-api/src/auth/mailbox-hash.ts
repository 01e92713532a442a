import { createHash } from 'node:crypto';

/** What names a mailbox where its address need not be stored: the same for every way to write the address. */
export const mailboxHash = (email: string): string =>
  createHash('sha256').update(email.normalize('NFKC').toLowerCase()).digest('base64url');
