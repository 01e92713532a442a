/** Whose shop it is: a demonstration's, which shows its mails and has known passwords, or one that really sells. */
export type ShopEnvironment = 'demo' | 'live';
