import { RETURN_KIND_NAMES } from '@shop/contract/returns/return-kind';
import type { Channel } from '../channels/channel';
import type { Executor } from '../db/database';
import { mailParts } from '../mail/mail-sections';
import { addresseeLines, ordererNameOf } from '../orders/addressee';
import { loadItems, type OrderRow } from '../orders/order-store';
import { shopMailbox } from '../orders/shop-mailbox';
import type { MailPort } from '../ports/mail-port';
import { returnSections } from './return-mail-sections';
import type { ReturnDetail } from './return-store';

/**
 * Tells the shop of a new request, or of one that was withdrawn: at the mailbox of its orders (`ORDER.MAIL_TO`), or else at
 * that of its inquiries; a shop that has named neither gets no mail.
 */
export async function sendReturnNotification(
  tx: Executor,
  { channel, mail }: { readonly channel: Channel; readonly mail: MailPort },
  order: OrderRow,
  detail: ReturnDetail,
): Promise<void> {
  const to = await shopMailbox(tx, channel);
  if (to === '') return;
  const { number, status, kind } = detail.request;
  const news = `${RETURN_KIND_NAMES[kind]}のお申し込みが${status === 'withdrawn' ? '取り下げられました' : 'ありました'}`;
  await mail.send(tx, {
    channelId: channel.id,
    to,
    subject: `【${channel.name}】${news}（受付番号：${number}）`,
    ...mailParts(channel.name, {
      greeting: [`${news}。`, `npm run shop -- returns show ${number}`],
      sections: [
        { heading: '注文番号', lines: [order.orderNo] },
        ...returnSections(detail, await loadItems(tx, [order.id]), true),
        { heading: '注文者', lines: [...addresseeLines(ordererNameOf(order)), order.ordererEmail] },
      ],
      links: [],
    }),
  });
}
