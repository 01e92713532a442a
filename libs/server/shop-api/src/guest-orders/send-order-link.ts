import { and, eq } from 'drizzle-orm';
import { mailboxHash } from '../auth/mailbox-hash';
import { signingKey } from '../auth/signing-key';
import { orders } from '../db/schema';
import { DAY_MS, HOUR_MS } from '../durations';
import { countUse } from '../http/rate-limit';
import type { RouteContext } from '../http/route-context';
import { writeOrderMail } from '../orders/order-state-mails';
import { loadOrderDetail, type OrderDetail } from '../orders/order-store';
import { guestOrderLinks } from './guest-order-links';

const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');
const FEWEST_DIGITS = 10;
/** Mails about one order. */
const PER_ORDER = { count: 5, windowMs: HOUR_MS };
/** Those to one mailbox, of all its orders. Apart from what strangers make the shop send there: they use up none of these. */
const PER_MAILBOX = { count: 10, windowMs: DAY_MS };

/**
 * Whether a mail address or telephone number, however it is written, is one that the orderer gave: the telephone number
 * may be that of a destination. The receiver of a gift is somebody else.
 */
function isContactOf({ order, shippings, gift }: OrderDetail, contact: string): boolean {
  const written = contact.normalize('NFKC').trim();
  if (written.includes('@')) return written.toLowerCase() === order.ordererEmail.toLowerCase();
  const digits = digitsOf(written);
  const told = gift === null ? shippings.map(({ row }) => row.address?.phoneNumber ?? '') : [];
  return (
    digits.length >= FEWEST_DIGITS &&
    [order.ordererPhoneNumber, ...told].some((number) => digitsOf(number) === digits)
  );
}

/**
 * Mails the link of an order's page to its orderer, where number and contact are those of an order of this shop; so often
 * an hour, and so many a day to a mailbox, and then nothing. Only who knows the contact counts: others cannot lock the orderer
 * out. reliability 5
 */
export async function sendOrderLink(context: RouteContext, orderNo: string, contact: string): Promise<void> {
  const { db, clock, channel, config, mail } = context;
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.orderNo, orderNo), eq(orders.channelId, channel.id)));
  if (order === undefined) return;
  const detail = await loadOrderDetail(db, order);
  if (!isContactOf(detail, contact)) return;
  if ((await countUse(db, clock, `order-link/${order.id}`, PER_ORDER)) !== null) return;
  const mailbox = `order-link-to/${mailboxHash(order.ordererEmail)}`;
  if ((await countUse(db, clock, mailbox, PER_MAILBOX)) !== null) return;
  const serverKey = await signingKey(context);
  const origin = config.shopOrigins[channel.key];
  const letter = writeOrderMail(
    { channel, shopOrigins: config.shopOrigins, detail },
    {
      subject: 'ご注文の確認ページのご案内',
      news: [
        'ご注文の確認ページのリンクをお送りします。',
        'お心当たりがない場合は、このメールを破棄してください。',
      ],
      ...(order.userId === null
        ? { ownLinks: guestOrderLinks({ origin, serverKey, orderNo, now: clock.now() }) }
        : {}),
    },
  );
  await mail.send(db, letter);
  mail.flushLater();
}
