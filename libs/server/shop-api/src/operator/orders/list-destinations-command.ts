import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { presentAddress } from '../../addresses/present-address';
import { addresseeOf, ordererNameOf } from '../../orders/addressee';
import type { StoredAddress } from '../../db/schema';
import { listCommand } from '../lists/list-command';
import { ofOrders } from './of-orders';
import { findPlacesToPack, SLIP_STATES, type SlipPlace } from '../slips/find-places-to-pack';
import { formatPhoneNumber } from '@shop/format/format-phone-number';

/** A destination that has an address. */
interface AddressedPlace extends SlipPlace {
  readonly address: StoredAddress;
}

/** Which order, and which of its destinations: what `orders shipped --file` reads back. */
function referenceOf({ detail, destination }: SlipPlace): string {
  const { order, shippings } = detail;
  const at = shippings.findIndex(({ row }) => row.id === destination.row.id);
  return shippings.length > 1 ? `${order.orderNo}-${at + 1}` : order.orderNo;
}

function goodsOf({ detail, destination }: SlipPlace): string {
  return destination.items
    .flatMap(({ id, quantity }) => {
      const item = detail.items.find((one) => one.id === id);
      return item === undefined ? [] : [`${item.productName}×${quantity}`];
    })
    .join('、');
}

const packingsOf = ({ destination }: SlipPlace): string =>
  destination.packings.map(({ name, quantity }) => `${name}×${quantity}`).join('、');

/** Company, department and name; labels add 様 or 御中 themselves. */
function senderOf({ detail }: SlipPlace): string {
  const { above, name } = addresseeOf(ordererNameOf(detail.order));
  return [...above, name].join(' ');
}

/** What the carrier collects: orders on delivery have one destination. */
const toCollectOf = ({ detail: { order, payment } }: SlipPlace): number | null =>
  payment.paymentId === PAYMENTS.cashOnDelivery && !payment.isPaid ? order.totalPayment : null;

/**
 * `orders destinations`: one row for each destination, for the labels (送り状) of carriers. The headings are Japanese, as the
 * programs of carriers that read the file show them.
 */
export const listDestinationsCommand = listCommand({
  name: 'orders destinations',
  ja: 'お届け先を一件ずつ、古い注文から表示します（CSV は送り状のソフトに取り込めます。はじめは発送できるもの）',
  en: 'lists destinations one by one, oldest first, for the labels of carriers (those that may leave now)',
  states: SLIP_STATES,
  isOfOrders: true,
  isWholeInFiles: true,
  none: 'お届け先はありません。 No destinations.',
  async read(db, { state, channelId, limit, offset, ...filters }) {
    const { places } = await findPlacesToPack(
      db,
      channelId,
      state ?? 'ready',
      offset + limit,
      ofOrders(db, filters),
    );
    return places
      .flatMap((place): AddressedPlace[] => {
        const { address } = place.destination.row;
        return address === null ? [] : [{ ...place, address }];
      })
      .slice(offset, offset + limit);
  },
  lineOf: (place) => {
    const { shipping_name, formatted_postal_code, full_address, phone_number } = presentAddress(
      place.address,
    );
    return [
      referenceOf(place),
      `${shipping_name} 様`,
      `〒${formatted_postal_code} ${full_address}`,
      formatPhoneNumber(phone_number),
      goodsOf(place),
      ...(place.destination.packings.length === 0 ? [] : [`包装・のし ${packingsOf(place)}`]),
    ].join('  ');
  },
  columns: {
    お客様管理番号: referenceOf,
    お届け先名: ({ address }) => presentAddress(address).shipping_name,
    お届け先名カナ: ({ address }) => presentAddress(address).shipping_kana,
    お届け先郵便番号: ({ address }) => presentAddress(address).formatted_postal_code,
    お届け先都道府県: ({ address }) => address.prefecture,
    // In one column: a spreadsheet takes a house number such as 2-11 for a day.
    お届け先市区町村番地: ({ address }) => address.city + address.address1,
    お届け先建物名: ({ address }) => address.address2,
    お届け先電話番号: ({ address }) => formatPhoneNumber(address.phoneNumber),
    ご依頼主名: senderOf,
    ご依頼主電話番号: ({ detail }) => formatPhoneNumber(detail.order.ordererPhoneNumber),
    配送方法: ({ destination }) => destination.row.deliveryName,
    お届け希望日: ({ destination }) => destination.row.deliveryAt,
    お届け時間帯: ({ destination }) => destination.row.deliveryTimezoneLabel,
    代引金額: toCollectOf,
    品名: goodsOf,
    '包装・のし': packingsOf,
    備考: ({ detail }) => detail.order.remarks,
  },
});
