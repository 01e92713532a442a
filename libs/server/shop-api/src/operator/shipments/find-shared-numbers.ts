import { plainNumber } from '../../orders/consignment';
import { newNumbers, SAME_PARCEL } from './own-numbers';
import type { FileShipment } from './plan-shipment-rows';
import type { ShipmentRow } from './read-shipment-rows';
import type { RowIssue } from './row-issue';

/** Which rows of a file have a number, by the number. */
type RowsOfNumbers = ReadonlyMap<string, readonly ShipmentRow[]>;

export function rowsOfNumbers(rows: readonly ShipmentRow[]): RowsOfNumbers {
  const found = new Map<string, ShipmentRow[]>();
  for (const row of rows)
    for (const number of row.trackingNumbers.map(plainNumber)) {
      const known = found.get(number);
      if (known === undefined) found.set(number, [row]);
      else known.push(row);
    }
  return found;
}

/**
 * The rows of an order's shipments with a new number that rows of other orders, or of another of its destinations, have, too:
 * nobody knows whose it is.
 */
export const findSharedNumbers = (
  shipments: readonly FileShipment[],
  all: RowsOfNumbers,
): readonly RowIssue[] =>
  shipments.flatMap(({ rows, planned }) => {
    const fresh = new Set(newNumbers(planned).map(plainNumber));
    return rows.flatMap(({ row, orderNo, trackingNumbers }): readonly RowIssue[] => {
      for (const number of trackingNumbers.filter((one) => fresh.has(plainNumber(one)))) {
        const others = (all.get(plainNumber(number)) ?? []).filter((one) => !rows.includes(one));
        const [other] = others;
        if (other === undefined) continue;
        const more = others.length > 1 ? `、ほか ${others.length - 1} 行` : '';
        const whose = other.orderNo === orderNo ? 'このご注文の別のお届け先' : `ほかの注文 ${other.orderNo}`;
        const reason = `${orderNo}: お問い合わせ番号 ${number} は、${whose}（${other.row}行目${more}）にもあります。${SAME_PARCEL}`;
        return [{ row, orderNo, reason }];
      }
      return [];
    });
  });
