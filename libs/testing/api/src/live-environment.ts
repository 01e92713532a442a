import { originVariable } from '@shop/shops/shop-urls';
import { SHOPS } from '@shop/shops/shop-list';

/** What a live shop is started with, beside its database: all that it refuses to start without. */
export const LIVE_ENVIRONMENT: Readonly<Record<string, string>> = {
  SHOP_ENV: 'live',
  SHOP_INTERNAL_SECRET: 'kM3vQ9xT7bLw2pZr8sYd5nFh4cJg6aEu',
  // Nobody listens there: mails wait in the outbox.
  SMTP_URL: 'smtp://127.0.0.1:9',
  SHOP_MAIL_FROM: 'shop@tsuyukusa.test',
  ...Object.fromEntries(SHOPS.map(({ name }) => [originVariable(name), `https://${name}.tsuyukusa.test`])),
};
