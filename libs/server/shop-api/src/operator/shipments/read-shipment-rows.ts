import type { CarrierKey } from '@shop/contract/orders/carrier';
import { readCsv } from '../../csv/read-csv';
import { unescapeFormula } from '../../csv/write-csv';
import { OperatorError } from '../command/operator-error';
import {
  DEFAULT_CARRIER,
  MOST_PARCELS,
  readCarrier,
  splitNumbers,
  trackingNumberOf,
} from '../orders/parcel-options';
import type { RowIssue } from './row-issue';

/** The parcel, or the parcels, that a row of a file names. */
export interface ShipmentRow {
  /** As a spreadsheet counts it, the headings being row 1. */
  readonly row: number;
  readonly orderNo: string;
  /** From 1 on; null: not named. */
  readonly destination: number | null;
  readonly carrier: CarrierKey;
  readonly trackingNumbers: readonly string[];
}

/** The headings of a file, and the carrier whose program writes such files. */
interface Layout {
  readonly order: string;
  readonly tracking: string;
  readonly carrier: CarrierKey | null;
}

const CUSTOMER_NUMBER = 'お客様管理番号';
/** The shop's own, Yamato's B2 Cloud and Sagawa's e-Hiden: their programs hand the order number back as it was given to them. */
const LAYOUTS: readonly Layout[] = [
  { order: 'order_no', tracking: 'tracking', carrier: null },
  { order: CUSTOMER_NUMBER, tracking: '伝票番号', carrier: 'yamato' },
  { order: CUSTOMER_NUMBER, tracking: 'お問い合せ送り状No.', carrier: 'sagawa' },
];

/** An order number with the number of a destination behind it: carriers' programs have one field for both. */
const WITH_DESTINATION = /^([A-Z]+\d+-[0-9A-Z]{8})-(\d{1,4})$/;

/**
 * The parcels of a file; what is wrong with a row is added to the issues. Throws an `OperatorError` for headings that
 * nothing is known of, and a `MalformedCsvError` for what is no CSV.
 */
export function readShipmentRows(
  bytes: Uint8Array,
  carrierOption: string | undefined,
  issues: RowIssue[],
): readonly ShipmentRow[] {
  const { headings, records } = readCsv(bytes);
  const layout = LAYOUTS.find(({ order, tracking }) =>
    [order, tracking].every((one) => headings.includes(one)),
  );
  if (layout === undefined)
    throw new OperatorError(
      `見出しがありません: ${LAYOUTS.map(({ order, tracking }) => `${order} と ${tracking}`).join('、または ')}`,
      `The headings are missing: ${LAYOUTS.map(({ order, tracking }) => `${order} and ${tracking}`).join(', or ')}`,
    );
  const otherwise = carrierOption ?? layout.carrier ?? DEFAULT_CARRIER;
  return records.flatMap(({ row, values }) => {
    const text = (heading: string) =>
      unescapeFormula(values.get(heading) ?? '')
        .normalize('NFKC')
        .trim();
    const named = text(layout.order).toUpperCase();
    const [, orderNo = named, suffix = ''] = WITH_DESTINATION.exec(named) ?? [];
    const fail = (reason: string) =>
      void issues.push({ row, orderNo, reason: `${text(layout.order)}: ${reason}` });
    if (orderNo === '') return fail('注文番号がありません') ?? [];
    const given = splitNumbers(text(layout.tracking));
    const trackingNumbers = given.flatMap((one) => trackingNumberOf(one) ?? []);
    if (trackingNumbers.length < given.length)
      return (
        fail(
          `お問い合わせ番号は英数字とハイフンで 7 から 30 文字です（いくつかあるときは「,」で区切ります）: ${text(layout.tracking)}`,
        ) ?? []
      );
    if (trackingNumbers.length > MOST_PARCELS)
      return fail(`お問い合わせ番号は、お届け先ごとに ${MOST_PARCELS} 個までです`) ?? [];
    const carrier = carrierOf(text('carrier') || otherwise, fail);
    const destination = text('destination') || suffix;
    if (destination !== '' && !/^[1-9]\d{0,3}$/.test(destination))
      return fail(`お届け先は 1 からの番号で指定してください: ${destination}`) ?? [];
    if (carrier === null) return [];
    return [
      {
        row,
        orderNo,
        destination: destination === '' ? null : Number(destination),
        carrier,
        trackingNumbers,
      },
    ];
  });
}

function carrierOf(given: string, fail: (reason: string) => void): CarrierKey | null {
  try {
    return readCarrier(given);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    fail(error.japanese);
    return null;
  }
}
