import { presentAddress } from '../../addresses/present-address';
import { consignmentOf } from '../../orders/consignment';
import type { OrderDetail, OrderShippingRow } from '../../orders/order-store';
import { OperatorError } from '../command/operator-error';

/**
 * The destination that a number names, from 1 on, in the order of `orders show`; null: the only one. Throws an
 * `OperatorError` that lists them where it names none.
 */
export function chooseDestination(
  { order, shippings }: Pick<OrderDetail, 'order' | 'shippings'>,
  number: number | null,
): OrderShippingRow {
  const chosen =
    number === null ? (shippings.length === 1 ? shippings[0] : undefined) : shippings[number - 1];
  if (chosen !== undefined) return chosen.row;
  const places = shippings.map(({ row }, at) => `  ${at + 1}  ${placeWords(row)}`).join('\n');
  const [ja, en] =
    number === null
      ? ['どのお届け先かを番号で指定してください', 'name the destination by its number']
      : [`${number} 番のお届け先はありません`, `there is no destination ${number}`];
  throw new OperatorError(`${order.orderNo}: ${ja}\n${places}`, `${order.orderNo}: ${en}`);
}

function placeWords(row: OrderShippingRow): string {
  const who =
    row.address === null
      ? '住所の入力待ち'
      : `${presentAddress(row.address).shipping_name} 様（${row.address.prefecture}）`;
  const left = consignmentOf(row);
  return left === null ? who : `${who} 発送済み ${left.trackingNumbers.join('、')}`;
}
