import type { Channel } from '../channels/channel';
import type { CartState } from '../carts/state/cart-state';
import { mailParts } from '../mail/mail-sections';
import type { Mail } from '../ports/mail-port';
import { priceSumsOf } from '../site/front-settings';
import { addresseeLines } from './addressee';
import { orderSections, type PlacedOrder } from './order-mail-sections';
import { formatPhoneNumber } from '@shop/format/format-phone-number';

/**
 * Tells the shop of a new order; null where it has named no mailbox for that (`ORDER.MAIL_TO`). It waits behind the mails
 * that shoppers wait for. The links of the shopper's own mail, which open the order and the gift, are not in it.
 */
export function newOrderMail(channel: Channel, state: CartState, placed: PlacedOrder): Mail | null {
  const { orderer, checkoutSettings } = state;
  if (checkoutSettings.orderMailTo === '') return null;
  const { orderNo } = placed.decision;
  const giftHints = ['お届け先のご住所は、贈り先の方が入力されます。'];
  return {
    channelId: channel.id,
    to: checkoutSettings.orderMailTo,
    subject: `【${channel.name}】ご注文が入りました（注文番号：${orderNo}）`,
    ...mailParts(channel.name, {
      greeting: ['新しいご注文が入りました。'],
      sections: [
        {
          heading: '注文者',
          lines: [
            ...addresseeLines(orderer),
            `メールアドレス：${orderer.email}`,
            ...(orderer.phoneNumber === '' ? [] : [`電話番号：${formatPhoneNumber(orderer.phoneNumber)}`]),
          ],
        },
        ...orderSections(state, placed, {
          sums: priceSumsOf(channel),
          giftHints,
          isTypedShown: true,
        }),
      ],
      links: [],
    }),
  };
}
