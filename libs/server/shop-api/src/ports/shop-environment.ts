/** Whether this is a demonstration, which shows its mails and has known passwords, or a live shop. */
export type ShopEnvironment = 'demo' | 'live';
