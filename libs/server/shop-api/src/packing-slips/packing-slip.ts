import { MIZUHIKI_NAMES, noshiOccasionOf } from '@shop/contract/packings/noshi-occasions';
import { formatDayWithWeekday } from '@shop/format/format-day';
import { presentAddress } from '../addresses/present-address';
import { addresseeOf, ordererNameOf } from '../orders/addressee';
import type { OrderDetail } from '../orders/order-store';
import { documentContents } from '../pdf-documents/document-contents';
import { formatDate, formatPostalCode } from '../pdf-documents/document-formats';
import type { IssuerRow } from '../pdf-documents/issuer-store';
import type {
  DocumentFact,
  DocumentGood,
  DocumentSection,
  ShopDocument,
} from '../pdf-documents/shop-document';
import type { PriceSums } from '../pricing/price-sums';
import { isForOrderer } from './is-for-orderer';
import { formatPhoneNumber } from '@shop/format/format-phone-number';

type Destination = OrderDetail['shippings'][number];

/** What a slip says beside the order's own. */
interface SlipSurroundings {
  readonly issuer: IssuerRow;
  readonly priceSums: PriceSums;
  readonly now: Date;
}

const ALL_PLACES = '金額は、すべてのお届け先を合わせたご注文全体のものです。';

/**
 * The packing slip (納品書) of one destination: who gets what, how it is wrapped, and what the card says. Whoever gets a gift reads
 * no price; the orderer reads the sums of the whole order, which are not divided by destinations. Null while nobody has told
 * the address.
 */
export function packingSlip(
  detail: OrderDetail,
  destination: Destination,
  { issuer, priceSums, now }: SlipSurroundings,
): ShopDocument | null {
  const { order, shippings, gift } = detail;
  const { address } = destination.row;
  if (address === null) return null;
  const { shipping_name: name, postal_code, full_address, phone_number } = presentAddress(address);
  const isOwn = isForOrderer(detail, address);
  const isOnly = shippings.length === 1;
  const sender = addresseeOf(ordererNameOf(order));
  const contents = documentContents(detail, priceSums);
  return {
    title: '納品書',
    mark: null,
    facts: [
      { label: '注文番号', text: order.orderNo },
      { label: 'ご注文日', text: formatDate(order.orderedAt) },
      ...(isOnly ? [] : [{ label: 'お届け先', text: placeOf(detail, destination) }]),
    ],
    addressee: { above: [], name, honorific: '様' },
    opening: [formatPostalCode(postal_code), full_address, `電話番号：${formatPhoneNumber(phone_number)}`],
    amountLabel: isOwn ? 'お支払い金額（税込）' : '',
    amount: isOwn ? order.totalPayment : null,
    terms: [
      ...deliveryTerms(destination),
      ...(isOwn
        ? [{ label: 'お支払い方法', text: detail.payment.paymentName }]
        : [
            {
              label: 'ご依頼主',
              text: [...sender.above, `${sender.name} ${sender.honorific}`.trim()].join('\n'),
            },
          ]),
    ],
    closing: [isOwn ? '下記のとおり納品いたします。' : '下記の商品をお届けいたします。'],
    issuer,
    ...(isOwn ? contents : { ...contents, lines: [], sums: [], taxes: [], totals: [], notes: [] }),
    ...(isOwn && isOnly ? {} : { goods: goodsOf(detail, destination) }),
    ...(isOwn && !isOnly ? { notes: [ALL_PLACES] } : {}),
    sections: [
      ...packingSections(destination),
      ...(gift === null || gift.message === ''
        ? []
        : [{ heading: 'メッセージ', lines: gift.message.split('\n') }]),
      // What the orderer asks the shop for is not for the eyes of who gets a gift.
      ...(isOwn && order.remarks !== '' ? [{ heading: '備考', lines: order.remarks.split('\n') }] : []),
    ],
    createdAt: now,
  };
}

const placeOf = ({ shippings }: OrderDetail, { row }: Destination): string =>
  `${shippings.findIndex((shipping) => shipping.row.id === row.id) + 1} / ${shippings.length}`;

function deliveryTerms({ row }: Destination): readonly DocumentFact[] {
  const day = row.deliveryAt === null ? '指定なし' : formatDayWithWeekday(row.deliveryAt);
  return row.pickup === null
    ? [
        { label: '配送方法', text: row.deliveryName },
        { label: 'お届け希望日', text: day },
        { label: 'お届け時間帯', text: row.deliveryTimezoneLabel ?? '指定なし' },
      ]
    : [{ label: '受け取り日', text: `${day}\n${row.deliveryName}（${row.pickup.schoolName}）` }];
}

function goodsOf({ items }: OrderDetail, destination: Destination): readonly DocumentGood[] {
  return destination.items.flatMap(({ id, quantity }) => {
    const item = items.find((one) => one.id === id);
    if (item === undefined) return [];
    const options = item.options.map(({ name, value }) => `${name}：${value}`);
    return [
      {
        name: item.productName,
        detail: [`商品番号：${item.productCode}`, ...options].join('　'),
        quantity: item.uosName === null ? `${quantity}点` : `${quantity} ${item.uosName}`,
      },
    ];
  });
}

/** The paper and the noshi of the goods; without a 表書き the words are those of a card. */
function packingSections({ packings }: Destination): readonly DocumentSection[] {
  return packings.map(({ name, quantity, noshiTitle, noshiName }) => {
    const heading = `包装・のし：${name} × ${quantity}点`;
    if (noshiTitle === '') return { heading, lines: noshiName === '' ? [] : noshiName.split('\n') };
    const occasion = noshiOccasionOf(noshiTitle);
    return {
      heading,
      lines: [
        `表書き：${noshiTitle}${occasion === null ? '' : `（水引：${MIZUHIKI_NAMES[occasion.mizuhiki]}）`}`,
        ...(noshiName === '' ? [] : [`名入れ：${noshiName.replaceAll('\n', ' ')}`]),
      ],
    };
  });
}
