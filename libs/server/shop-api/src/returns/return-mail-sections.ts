import { RETURN_KIND_NAMES } from '@shop/contract/returns/return-kind';
import { RETURN_REASON_NAMES } from '@shop/contract/returns/return-reason';
import type { MailSection } from '../mail/mail-sections';
import { writtenSections } from '../mail/written-sections';
import type { OrderItemRow } from '../orders/order-store';
import type { ReturnDetail, ReturnItemRow } from './return-store';

const GOODS_HEADINGS = { refund: '返品する商品', exchange: '交換する商品' } as const;

/** The line of one item of a request, e.g. `マグカップ 白（MUG-W） × 2点`; `unit` for what is sold by the case. */
const itemLine = (item: OrderItemRow, quantity: number): string =>
  `${item.productName}（${item.productCode}） × ${quantity}${item.uosName ?? '点'}`;

/** The line of what is wanted instead of an item, e.g. `上着 170（JK-170） × 1点`. */
const wantedLines = ({ exchange, quantity }: ReturnItemRow): readonly string[] =>
  exchange === null ? [] : [`${exchange.productName}（${exchange.productCode}） × ${quantity}点`];

/** What is wanted instead of the goods of a request; nothing where the money is. */
const wantedSections = ({ request, items }: ReturnDetail): readonly MailSection[] =>
  request.kind === 'exchange' ? [{ heading: '交換品', lines: items.flatMap(wantedLines) }] : [];

/** What a request is about; `isRemarkShown`: see `writtenSections`. */
export const returnSections = (
  { request, items }: ReturnDetail,
  orderItems: readonly OrderItemRow[],
  isRemarkShown: boolean,
): readonly MailSection[] => [
  { heading: `${RETURN_KIND_NAMES[request.kind]}の受付番号`, lines: [request.number] },
  {
    heading: GOODS_HEADINGS[request.kind],
    lines: orderItems.flatMap((item) => {
      const wanted = items.find(({ orderItemId }) => orderItemId === item.id);
      return wanted === undefined ? [] : [itemLine(item, wanted.quantity)];
    }),
  },
  ...wantedSections({ request, items }),
  { heading: `${RETURN_KIND_NAMES[request.kind]}の理由`, lines: [RETURN_REASON_NAMES[request.reason]] },
  ...writtenSections('ご事情', request.remark, isRemarkShown),
];
