import type { CartState } from '../carts/state/cart-state';
import type { RouteContext } from '../http/route-context';
import { type MailLink, type MailSection, mailParts } from '../mail/mail-sections';
import { convenienceMailSection, isPaidAtStore } from '../payments/convenience-mail-section';
import { receiptNumberMark } from '../payments/receipt-number-mark';
import type { Mail } from '../ports/mail-port';
import { isInvitedOncePaid } from '../social-gifts/invitation-of-paid-gift';
import { priceSumsOf } from '../site/front-settings';
import { addresseeLines } from './addressee';
import { orderLinks } from './order-links';
import { orderSections, type PlacedOrder } from './order-mail-sections';

/** Members cancel on the order's page; guests write to the shop. The page that confirms an order says the same. */
const GUEST_CANCELLATION: MailSection = {
  heading: 'キャンセルについて',
  lines: ['発送前のご注文は、お問い合わせからキャンセルを承ります。'],
};

/** The mail that confirms an order (Japanese, text and HTML). */
export function orderConfirmationMail(
  context: Pick<RouteContext, 'channel' | 'config'>,
  state: CartState,
  placed: PlacedOrder,
): Mail {
  const { channel, config } = context;
  const { decision } = placed;
  const greeting = [
    ...addresseeLines(state.orderer),
    `このたびは${channel.name}をご利用いただき、誠にありがとうございます。`,
    '以下の内容でご注文を承りました。',
  ];
  return {
    channelId: channel.id,
    to: state.orderer.email,
    isUrgent: true,
    subject: `【${channel.name}】ご注文ありがとうございます（注文番号：${decision.orderNo}）`,
    ...mailParts(channel.name, {
      greeting,
      sections: [
        ...orderSections(state, placed, {
          sums: priceSumsOf(channel),
          giftHints: giftHints(state, placed),
          isTypedShown: placed.isOrdererProven,
        }),
        ...(state.cart.userId === null ? [GUEST_CANCELLATION] : []),
        ...(isPaidAtStore(decision) ? [convenienceMailSection(receiptNumberMark(decision.orderNo))] : []),
      ],
      links: [
        ...giftLinks(placed),
        ...(placed.guestLinks ??
          orderLinks(config.shopOrigins[channel.key], state.cart.userId, decision.orderId)),
      ],
    }),
  };
}

function giftHints(
  { cart: { receiver } }: CartState,
  { decision: { paymentId, isPaid }, giftUrl, isOrdererProven }: PlacedOrder,
): readonly string[] {
  if (receiver === null) return [];
  const when = isInvitedOncePaid({ isPaid: isPaid === true, paymentId }) ? 'ご入金の確認後に、' : '';
  return [
    receiver.email === null
      ? '下記のリンクを贈り先の方へお伝えください。'
      : // A mail address has room for that of a page.
        `${when}${isOrdererProven ? receiver.email : '贈り先の方'} へご案内のメールをお送りします。`,
    ...(giftUrl === null ? [] : ['お届け先のご住所は、贈り先の方がリンク先で入力されます。']),
  ];
}

const giftLinks = ({ giftUrl }: PlacedOrder): readonly MailLink[] =>
  giftUrl === null ? [] : [{ hint: '贈り先の方へお伝えいただくリンクです。', url: giftUrl }];
