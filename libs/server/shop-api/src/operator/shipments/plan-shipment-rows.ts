import type { Executor } from '../../db/database';
import type { OperatorContext } from '../command/operator-command';
import { consignmentOf, distinctNumbers, numbersBeside } from '../../orders/consignment';
import type { OrderDetail } from '../../orders/order-store';
import { OperatorError } from '../command/operator-error';
import { chooseDestination } from './choose-destination';
import { shipmentName } from './note-shipment';
import { requireOwnNumbers } from './own-numbers';
import { type PlannedShipment, planShipment } from './plan-shipment';
import type { RowIssue } from './row-issue';
import type { ShipmentRow } from './read-shipment-rows';

/** A planned shipment with its order, and its name in the list of what is done. */
export interface FileShipment {
  /** Those of its parcels. */
  readonly rows: readonly ShipmentRow[];
  readonly name: string;
  readonly planned: PlannedShipment;
}

/** How the rows of orders are checked. */
export interface RowChecks extends Pick<OperatorContext, 'clock'> {
  /** Several orders may leave in one parcel. */
  readonly allowsSameTracking: boolean;
}

/** The rows of one order. */
interface OrderToPlan {
  readonly detail: OrderDetail;
  readonly rows: readonly ShipmentRow[];
  readonly checks: RowChecks;
}

/**
 * What the rows of an order mean for its destinations; several rows of one are its parcels. What cannot be is added to the
 * issues. A caller that acts on it has locked the order.
 */
export async function planShipmentRows(
  tx: Executor,
  { detail, rows, checks }: OrderToPlan,
  issues: RowIssue[],
): Promise<readonly FileShipment[]> {
  const byPlace = new Map<number, [ShipmentRow, ...ShipmentRow[]]>();
  for (const row of rows) {
    const at = attempt(row, issues, () => {
      const { id } = chooseDestination(detail, row.destination);
      return Promise.resolve(detail.shippings.findIndex((shipping) => shipping.row.id === id));
    });
    const place = await at;
    if (place === null) continue;
    const known = byPlace.get(place);
    if (known === undefined) byPlace.set(place, [row]);
    else known.push(row);
  }
  const shipments: FileShipment[] = [];
  for (const [place, parcels] of byPlace) {
    const planned = await attempt(parcels[0], issues, async () => {
      const plan = planPlace(detail, place, parcels);
      if (!checks.allowsSameTracking) await requireOwnNumbers(tx, checks, detail.order, plan);
      return plan;
    });
    if (planned === null) continue;
    const name = shipmentName(detail, planned.destination.id);
    shipments.push({ rows: parcels, name, planned });
  }
  return shipments;
}

function planPlace(
  detail: OrderDetail,
  place: number,
  [first, ...others]: readonly [ShipmentRow, ...ShipmentRow[]],
): PlannedShipment {
  const { orderNo } = detail.order;
  if (others.some(({ carrier }) => carrier !== first.carrier))
    throw new OperatorError(
      `${orderNo}: 同じお届け先に配送会社が二つあります`,
      `${orderNo}: one destination has two carriers`,
    );
  const trackingNumbers = distinctNumbers([first, ...others].flatMap((row) => row.trackingNumbers));
  const consignment = { carrier: first.carrier, trackingNumbers };
  const planned = planShipment(detail, { destination: place + 1, consignment });
  if (planned.change !== 'other') return planned;
  // Another file than the one that noted the other parcels; nothing is corrected by a file, where a slip of the hand apologises
  // to many at once.
  const before = consignmentOf(planned.destination);
  if (before?.carrier === first.carrier && numbersBeside(consignment, before).length === 0)
    return { ...planned, change: 'same' };
  const stored = before?.trackingNumbers.join(',') ?? '';
  throw new OperatorError(
    `${orderNo}: 別の番号 ${stored} で発送済みです。訂正や追加は orders shipped ${orderNo} --tracking で一件ずつ記録してください`,
    `${orderNo}: it has left under ${stored}; note corrections and further parcels one by one`,
  );
}

/** What is wrong is reported with the row. */
async function attempt<Result>(
  { row, orderNo }: ShipmentRow,
  issues: RowIssue[],
  work: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    issues.push({ row, orderNo, reason: error.japanese });
    return null;
  }
}
