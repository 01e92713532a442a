import type { TestApi } from '../open-test-api';
import type { StockedProduct } from '../stock';

/** The origins of the shops whose mails are looked at. */
export const MAIL_ORIGINS = { default: 'https://shop.example', gift: 'https://gift.example' };

/** Where the mails are sent; it is read when a mail is sent. */
export interface MailShop {
  readonly api: TestApi;
  /** A product of the general shop. */
  readonly product: StockedProduct;
  /** A product of the gift shop. */
  readonly gift: StockedProduct;
}

/** What makes the API send a mail: words of its subject, the calls, and the pages that the mail's links lead to. */
export type MailSender = readonly [subject: string, send: () => Promise<unknown>, pages: readonly string[]];
