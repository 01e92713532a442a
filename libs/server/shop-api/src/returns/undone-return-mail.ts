import type { Executor } from '../db/database';
import { isProvenOrderer } from '../mail/is-proven-recipient';
import { writeOrderMail } from '../orders/order-state-mails';
import { loadOrderDetail, type OrderRow } from '../orders/order-store';
import { returnSections } from './return-mail-sections';
import type { ReturnMailContext } from './return-mails';
import type { ReturnDetail } from './return-store';

/** Takes back the mail about a completed return: it will be told again with the right amounts. */
export async function sendUndoneReturnMail(
  tx: Executor,
  { channel, mail, config }: ReturnMailContext,
  order: OrderRow,
  detail: ReturnDetail,
): Promise<void> {
  const parts = await loadOrderDetail(tx, order);
  await mail.send(
    tx,
    writeOrderMail(
      { channel, shopOrigins: config.shopOrigins, detail: parts },
      {
        subject: '返品の手続き完了のお知らせの取り消し',
        news: [
          '先にお送りした「返品の手続きが完了しました」のお知らせは、当店の誤りでした。お詫びして取り消します。',
          'ご返金額とポイントは、手続きが完了しだい、あらためてご案内いたします。商品をお送りいただき直す必要はございません。',
        ],
        sections: returnSections(detail, parts.items, await isProvenOrderer(tx, order)),
      },
    ),
  );
}
