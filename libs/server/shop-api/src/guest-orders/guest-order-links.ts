import { storefrontPath } from '@shop/shops/storefront-paths';
import type { MailLink } from '../mail/mail-sections';
import { receiptTokenOf } from '../orders/receipt-token';
import { GUEST_LINK_DAYS, guestOrderToken } from './guest-order-token';

/** The parts of the links to a guest's order. */
export interface GuestLinkParts {
  readonly origin: string | undefined;
  readonly serverKey: Uint8Array;
  readonly orderNo: string;
  readonly now: Date;
}

/** The links by which a guest follows the order and gets its receipt (account §6). */
export function guestOrderLinks({ origin, serverKey, orderNo, now }: GuestLinkParts): readonly MailLink[] {
  if (origin === undefined) return [];
  const link = (page: 'guest-order' | 'order-receipt', token: string) =>
    `${origin}${storefrontPath(page)}?no=${encodeURIComponent(orderNo)}&t=${token}`;
  return [
    {
      hint: `ご注文の状況は、こちらのページでご確認いただけます（${GUEST_LINK_DAYS}日間有効です）。`,
      url: link('guest-order', guestOrderToken(serverKey, orderNo, now)),
    },
    {
      hint: '領収書は、ご入金の確認後にこちらのページから発行できます。',
      url: link('order-receipt', receiptTokenOf(serverKey, orderNo)),
    },
  ];
}
