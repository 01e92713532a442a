import { MalformedCsvError } from '../../csv/read-csv';
import { loadOrderDetail } from '../../orders/order-store';
import { issueLines } from '../command/issue-lines';
import type { OperatorContext } from '../command/operator-command';
import { OperatorError } from '../command/operator-error';
import { readOperatorFile } from '../command/read-operator-file';
import { lockShopOrder } from '../orders/find-order';
import { checkShipmentRows, type OrderRows } from './check-shipment-rows';
import { noteShipment, shipmentWords } from './note-shipment';
import { type FileShipment, planShipmentRows, type RowChecks } from './plan-shipment-rows';
import { readShipmentRows, type ShipmentRow } from './read-shipment-rows';
import { type RowIssue, rowIssueText } from './row-issue';

/** Progress is printed after this many orders. */
const PROGRESS_EVERY = 50;

interface ShipFileOptions {
  /** Of the rows that name none. */
  readonly carrier: string | undefined;
  readonly isDryRun: boolean;
  readonly allowsSameTracking: boolean;
}

/**
 * Notes what left by a file: all rows are checked first, and then each order whose rows are right is noted in a transaction of
 * its own. What is noted already changes nothing, so that a file can be given twice, as after one with wrong rows or one that was
 * interrupted. Throws an `OperatorError` where rows were wrong.
 */
export async function shipFile(
  context: OperatorContext,
  file: string,
  { carrier, isDryRun, allowsSameTracking }: ShipFileOptions,
): Promise<void> {
  const issues: RowIssue[] = [];
  const rows = readRows(await readOperatorFile(file), carrier, issues);
  const checks = { clock: context.clock, allowsSameTracking };
  const checked = await checkShipmentRows(context.db, { rows, checks }, issues);
  const done = isDryRun
    ? checked.flatMap(({ shipments }) => shipments)
    : await noteOrders(context, { checked, checks }, issues);
  for (const line of issueLines(issues, ({ row }) => row ?? 0, rowIssueText)) context.print(line);
  const changes = done.filter(({ planned }) => planned.change !== 'same').length;
  const sums = `発送 ${changes} 件、変更なし ${done.length - changes} 件`;
  if (isDryRun) for (const shipment of done) context.print(lineOf(shipment, wordsOf(shipment)));
  context.print(`${isDryRun ? '記録すると: ' : ''}${sums}。`);
  if (issues.length > 0)
    throw new OperatorError(
      `誤りが ${issues.length} 件あり、その行のご注文は記録${isDryRun ? 'できません' : 'しませんでした'}。直した同じファイルをもう一度指定できます（記録済みのものは変わりません）`,
      `${issues.length} errors; the orders of those rows ${isDryRun ? 'cannot be' : 'were not'} noted. Correct the file and give it again: what was noted does not change`,
    );
}

const wordsOf = ({ name, planned }: FileShipment): string => shipmentWords(name, planned);
const lineOf = ({ rows }: FileShipment, words: string): string =>
  `${rows.map(({ row }) => row).join('・')}行目 ${words}`;

/** A file that stops being a CSV file may lack rows of its orders: nothing of it is used. */
function readRows(
  bytes: Uint8Array,
  carrier: string | undefined,
  issues: RowIssue[],
): readonly ShipmentRow[] {
  try {
    return readShipmentRows(bytes, carrier, issues);
  } catch (error) {
    if (!(error instanceof MalformedCsvError)) throw error;
    issues.push({ row: error.row, orderNo: null, reason: 'CSV として読めません' });
    return [];
  }
}

async function noteOrders(
  context: OperatorContext,
  { checked, checks }: { readonly checked: readonly OrderRows[]; readonly checks: RowChecks },
  issues: RowIssue[],
): Promise<readonly FileShipment[]> {
  const done: FileShipment[] = [];
  try {
    for (const [at, own] of checked.entries()) {
      done.push(...(await noteOrder(context, own, checks, issues)));
      if ((at + 1) % PROGRESS_EVERY === 0) context.progress(`発送 shipping ${at + 1} / ${checked.length}`);
    }
  } finally {
    // What was noted before a failure stays noted.
    await context.mail.flush();
  }
  return done;
}

/** Plans again what left for an order, which may have changed since it was checked, and notes it, unless that has issues. */
async function noteOrder(
  context: OperatorContext,
  { orderNo, rows }: OrderRows,
  checks: RowChecks,
  issues: RowIssue[],
): Promise<readonly FileShipment[]> {
  const noted = await context.db.transaction(async (tx) => {
    const { order } = await lockShopOrder(tx, orderNo);
    const found: RowIssue[] = [];
    const detail = await loadOrderDetail(tx, order);
    const shipments = await planShipmentRows(tx, { detail, rows, checks }, found);
    const lines: string[] = [];
    for (const shipment of found.length > 0 ? [] : shipments)
      lines.push(
        lineOf(
          shipment,
          shipment.planned.change === 'same'
            ? wordsOf(shipment)
            : await noteShipment(tx, context, order.id, shipment.planned),
        ),
      );
    return { shipments: found.length > 0 ? [] : shipments, lines, found };
  });
  for (const line of noted.lines) context.print(line);
  issues.push(...noted.found);
  return noted.shipments;
}
