import { createHash } from 'node:crypto';

/**
 * The mailbox that a mail address fills, the same for every way to write the address: `Hanako+1@example.jp` is
 * `hanako@example.jp`.
 */
export const mailboxOf = (email: string): string =>
  email
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=[^@])\+[^@]*(?=@)/, '');

/** What names a mailbox where its address need not be stored. */
export const mailboxHash = (email: string): string =>
  createHash('sha256').update(mailboxOf(email)).digest('base64url');
