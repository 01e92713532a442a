import { readFile } from 'node:fs/promises';
import { asc, inArray } from 'drizzle-orm';
import { MalformedCsvError } from '../../csv/read-csv';
import type { Executor } from '../../db/database';
import { rowsBy } from '../../db/rows-by';
import { orders } from '../../db/schema';
import { loadOrderDetails } from '../../orders/order-store';
import type { OperatorContext } from '../command/operator-command';
import { OperatorError } from '../command/operator-error';
import { noteShipment, shipmentWords } from './note-shipment';
import { type FileShipment, planShipmentRows } from './plan-shipment-rows';
import { readShipmentRows, type ShipmentRow } from './read-shipment-rows';

/** The most messages that are printed; a file that is wrong throughout repeats them in every row. */
const MAX_ISSUES = 200;

interface ShipFileOptions {
  /** Of the rows that name none. */
  readonly carrier: string | undefined;
  readonly isDryRun: boolean;
}

/** Notes what left by a file, all of it or nothing; what is noted already changes nothing, so that a file can be given twice. */
export async function shipFile(
  context: OperatorContext,
  file: string,
  { carrier, isDryRun }: ShipFileOptions,
): Promise<void> {
  const bytes = await readBytes(file);
  const lines = await context.db.transaction(async (tx) => {
    const issues: string[] = [];
    const shipments = await planFile(tx, readRows(bytes, carrier, issues), issues);
    for (const issue of issues.slice(0, MAX_ISSUES)) context.print(issue);
    if (issues.length > 0)
      throw new OperatorError(
        `誤りが ${issues.length} 件あるため、何も記録しませんでした`,
        `Nothing was noted: ${issues.length} errors`,
      );
    const done: string[] = [];
    for (const { orderId, name, planned } of shipments) {
      const said = shipmentWords(name, planned);
      const isNoted = !isDryRun && planned.change !== 'same';
      done.push(isNoted ? await noteShipment(tx, context, orderId, planned) : said);
    }
    const changes = shipments.filter(({ planned }) => planned.change !== 'same').length;
    const same = shipments.length - changes;
    return [...done, `${isDryRun ? '記録すると: ' : ''}発送 ${changes} 件、変更なし ${same} 件。`];
  });
  for (const line of lines) context.print(line);
  await context.mail.flush();
}

function readRows(bytes: Uint8Array, carrier: string | undefined, issues: string[]): readonly ShipmentRow[] {
  try {
    return readShipmentRows(bytes, carrier, issues);
  } catch (error) {
    if (!(error instanceof MalformedCsvError)) throw error;
    issues.push(`${error.line === null ? '' : `${error.line}行目: `}CSV として読めません`);
    return [];
  }
}

/** Locks all orders of the file, in the order of their ids, so that two files never wait for each other. */
async function planFile(
  tx: Executor,
  rows: readonly ShipmentRow[],
  issues: string[],
): Promise<readonly FileShipment[]> {
  const numbers = [...new Set(rows.map(({ orderNo }) => orderNo))];
  if (numbers.length === 0) return [];
  const locked = await tx
    .select()
    .from(orders)
    .where(inArray(orders.orderNo, numbers))
    .orderBy(asc(orders.id))
    .for('update');
  const ids = new Map(locked.map(({ id, orderNo }) => [orderNo, id]));
  for (const { line, orderNo } of rows)
    if (!ids.has(orderNo)) issues.push(`${line}行目 ${orderNo}: 注文がありません`);
  const rowsOf = rowsBy(rows, ({ orderNo }) => ids.get(orderNo) ?? 0);
  const shipments: FileShipment[] = [];
  for (const detail of await loadOrderDetails(tx, locked))
    shipments.push(...(await planShipmentRows(tx, detail, rowsOf(detail.order.id), issues)));
  return shipments;
}

async function readBytes(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch {
    throw new OperatorError(`ファイルを読めません: ${file}`, `The file cannot be read: ${file}`);
  }
}
