import { CARRIERS, trackingUrl } from '@shop/contract/orders/carrier';
import { RETURN_KIND_NAMES } from '@shop/contract/returns/return-kind';
import { formatCount, formatPriceWithTax } from '@shop/format/format-yen';
import type { Channel } from '../channels/channel';
import type { Executor } from '../db/database';
import { isProvenOrderer } from '../mail/is-proven-recipient';
import type { MailLink, MailSection } from '../mail/mail-sections';
import { writeOrderMail } from '../orders/order-state-mails';
import { loadOrderDetail, type OrderRow } from '../orders/order-store';
import type { MailPort } from '../ports/mail-port';
import { readRefundWay } from './refund-way';
import { returnSections } from './return-mail-sections';
import type { ReturnDetail, ReturnRow } from './return-store';

/** The dependencies of mails about a return. */
export interface ReturnMailContext {
  readonly channel: Pick<Channel, 'id' | 'key' | 'name'>;
  readonly mail: MailPort;
  readonly config: { readonly shopOrigins: Readonly<Record<string, string>> };
}

interface ReturnLetter {
  readonly subject: string;
  readonly news: readonly string[];
  readonly sections: readonly MailSection[];
  readonly links?: readonly MailLink[];
}

/** Tells the member what became of a request: by its state, and for all but the state that the member chose. */
export async function sendReturnMail(
  tx: Executor,
  { channel, mail, config }: ReturnMailContext,
  order: OrderRow,
  detail: ReturnDetail,
): Promise<void> {
  const parts = await loadOrderDetail(tx, order);
  const refund = detail.request.refund ?? 0;
  const { member: refundWords } = await readRefundWay(tx, parts.payment, refund);
  const letter = letterOf(detail.request, refundWords);
  if (letter === null) return;
  const about = returnSections(detail, parts.items, await isProvenOrderer(tx, order));
  await mail.send(
    tx,
    writeOrderMail(
      { channel, shopOrigins: config.shopOrigins, detail: parts },
      { ...letter, sections: [...about, ...letter.sections] },
    ),
  );
}

function letterOf(request: ReturnRow, refundWords: string): ReturnLetter | null {
  const { status, answer } = request;
  const kind = RETURN_KIND_NAMES[request.kind];
  const lines = answer.split('\n');
  switch (status) {
    case 'requested':
      return {
        subject: `${kind}のお申し込みを受け付けました`,
        news: [
          `${kind}のお申し込みを受け付けました。内容を確認し、あらためてメールでご連絡いたします。`,
          '商品は、ご連絡があるまでお送りにならないようお願いいたします。',
        ],
        sections: [],
      };
    case 'approved':
      return {
        subject: `${kind}を承りました`,
        news: [
          `${kind}のお申し込みを承りました。下記のとおり、商品をお送りください。`,
          ...(request.kind === 'exchange'
            ? [
                '交換品は確保しております。お送りいただいた商品を確認しだい、ご注文のお届け先へ発送いたします。',
              ]
            : []),
        ],
        sections: [{ heading: '返送の方法', lines }],
      };
    case 'refused':
      return {
        subject: `${kind}のお申し込みについて`,
        news: [`${kind}のお申し込みをいただきましたが、下記の理由によりお受けできません。ご了承ください。`],
        sections: [{ heading: 'お受けできない理由', lines }],
      };
    case 'completed':
      return request.kind === 'exchange' ? exchangedLetter(request) : refundedLetter(request, refundWords);
    case 'withdrawn':
      return null;
  }
}

const refundedLetter = (request: ReturnRow, refundWords: string): ReturnLetter => ({
  subject: '返品の手続きが完了しました',
  news: ['お送りいただいた商品を受け取り、返品の手続きが完了しました。'],
  sections: [
    {
      heading: 'ご返金',
      lines: [`ご返金額：${formatPriceWithTax(request.refund ?? 0)}`, refundWords],
    },
    ...pointSections(request),
  ],
});

const exchangedLetter = ({ carrier, trackingNumber }: ReturnRow): ReturnLetter => ({
  subject: '交換品を発送いたしました',
  news: ['お送りいただいた商品を受け取り、ご注文のお届け先へ交換品を発送いたしました。'],
  ...(carrier === null || trackingNumber === null
    ? { sections: [] }
    : {
        sections: [
          {
            heading: '交換品の発送',
            lines: [`配送会社：${CARRIERS[carrier].name}`, `お問い合わせ番号：${trackingNumber}`],
          },
        ],
        links: [
          {
            hint: 'お荷物の状況はこちらからご確認いただけます。',
            url: trackingUrl(carrier, trackingNumber),
          },
        ],
      }),
});

/** What became of the points of the order, where anything did. */
function pointSections({
  pointsRefunded,
  pointsRevoked,
}: Pick<ReturnRow, 'pointsRefunded' | 'pointsRevoked'>): readonly MailSection[] {
  const lines = [
    ...(pointsRefunded === 0 ? [] : [`ご利用ポイントのご返却：${formatCount(pointsRefunded)}ポイント`]),
    ...(pointsRevoked === 0 ? [] : [`付与ポイントの取り消し：${formatCount(pointsRevoked)}ポイント`]),
  ];
  return lines.length === 0 ? [] : [{ heading: 'ポイント', lines }];
}
