import { accountMailSenders } from './account-mail-senders';
import { giftMailSenders } from './gift-mail-senders';
import type { MailSender, MailShop } from './mail-sender';
import { orderMailSenders } from './order-mail-senders';
import { otherMailSenders } from './other-mail-senders';
import { returnMailSenders } from './return-mail-senders';

/** What sends each mail of the platform. */
export const mailSenders = (shop: MailShop): readonly MailSender[] => [
  ...orderMailSenders(shop),
  ...returnMailSenders(shop),
  ...giftMailSenders(shop),
  ...otherMailSenders(shop),
  ...accountMailSenders(shop),
];
