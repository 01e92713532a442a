import type { StoredBankAccount } from '../db/schema';

/** Whether every part of an account is named, so that money can be transferred to it. */
export const isWholeAccount = (account: StoredBankAccount): boolean =>
  Object.values(account).every((part) => part !== '');
