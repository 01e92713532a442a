import { MAX_DESK_ROWS } from '@shop/contract/order-desk/order-desk-limits';
import { useShopServices } from '@shop/query/shop-services-provider';
import { isCheckedAtom } from '@shop/session/session-atoms';
import { useAtomValue } from 'jotai/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { blankEntries, type DeskEntry, type DeskRow, isBlank, rowsOf } from './desk-row';
import { readDeskDraft, saveDeskDraft } from './order-desk-draft';

/** Rows at the beginning, and further ones with each press. */
const STEP = 10;

const atLeastStep = (entries: readonly DeskEntry[]): readonly DeskEntry[] => [
  ...entries,
  ...blankEntries(Math.max(0, STEP - entries.length)),
];

/** The rows of the desk, which the tab keeps; `null` until it is known who is here and what they have written. */
export function useDeskRows() {
  const services = useShopServices();
  const isSessionChecked = useAtomValue(isCheckedAtom);
  const [rows, setRows] = useState<readonly DeskRow[] | null>(null);
  const lastId = useRef(0);
  const number = useCallback((entries: readonly DeskEntry[]) => {
    const numbered = rowsOf(entries, lastId.current);
    lastId.current += entries.length;
    return numbered;
  }, []);

  useEffect(() => {
    if (isSessionChecked) setRows((current) => current ?? number(atLeastStep(readDeskDraft(services))));
  }, [isSessionChecked, number, services]);
  useEffect(() => {
    if (rows !== null) saveDeskDraft(services, rows);
  }, [rows, services]);

  const write = useCallback(
    (id: number, part: Partial<DeskEntry>) =>
      setRows((current) => current?.map((row) => (row.id === id ? { ...row, ...part } : row)) ?? null),
    [],
  );
  const written = (rows ?? []).filter((row) => !isBlank(row));
  return {
    rows,
    written,
    write,
    hasRoom: (rows?.length ?? 0) < MAX_DESK_ROWS,
    addBlank: () => setRows([...(rows ?? []), ...number(blankEntries(STEP))].slice(0, MAX_DESK_ROWS)),
    /** Puts entries below what is written; false where they are too many. */
    append: (entries: readonly DeskEntry[]): boolean => {
      if (written.length + entries.length > MAX_DESK_ROWS) return false;
      const added = number(entries);
      const missing = number(blankEntries(Math.max(0, STEP - written.length - added.length)));
      setRows([...written, ...added, ...missing]);
      return true;
    },
    /** Takes rows away, also while others are written in. */
    remove: (ids: ReadonlySet<number>) => {
      const spare = number(blankEntries(STEP));
      setRows((current) => {
        const left = (current ?? []).filter(({ id }) => !ids.has(id));
        return [...left, ...spare.slice(0, Math.max(0, STEP - left.length))];
      });
    },
  };
}
