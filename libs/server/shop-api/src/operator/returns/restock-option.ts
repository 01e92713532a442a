import { wrongUsage } from '../command/operator-error';
import type { ReturnItemRow } from '../../returns/return-store';

const PART = /^(\d+):(\d+)$/;

/**
 * Reads how much of each item goes back to the stock: `all`, `none`, or `LINE:QUANTITY,…` with the line numbers of `returns
 * show`; lines that are left out do not. Returns the quantities in the order of the items; throws an `OperatorError` for
 * more than was returned.
 */
export function readRestock(given: string, items: readonly ReturnItemRow[]): readonly number[] {
  if (given === 'all') return items.map(({ quantity }) => quantity);
  if (given === 'none') return items.map(() => 0);
  const restocked = new Map<number, number>();
  for (const part of given.split(',')) {
    const [, line, quantity] = PART.exec(part.trim()) ?? [];
    const item = items[Number(line) - 1];
    if (item === undefined || Number(quantity) > item.quantity || restocked.has(Number(line)))
      throw wrongUsage(
        `--restock は all、none、または「行:数量」をコンマでつないだもの（行は returns show の番号、数量は返品の数量まで）です: ${given}`,
        `--restock is all, none, or LINE:QUANTITY with commas between (lines as returns show numbers them, at most what is returned): ${given}`,
      );
    restocked.set(Number(line), Number(quantity));
  }
  return items.map((_, index) => restocked.get(index + 1) ?? 0);
}
