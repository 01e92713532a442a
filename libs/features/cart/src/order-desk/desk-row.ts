import { MAX_DESK_CODE, MAX_DESK_QUANTITY } from '@shop/contract/order-desk/order-desk-limits';

/** What is written in a row, as it was written: zeros in front stay. */
export interface DeskEntry {
  readonly code: string;
  readonly quantity: string;
}

/** A row of the desk; its id stays while it is written in. */
export interface DeskRow extends DeskEntry {
  readonly id: number;
}

/** An entry of at most as many characters as the API takes; longer ones are no product's anyway. */
export const deskEntry = (code: string, quantity: string): DeskEntry => ({
  code: code.trim().slice(0, MAX_DESK_CODE),
  quantity: quantity.trim().slice(0, MAX_DESK_QUANTITY),
});

/** Whether nothing is written in a row. */
export const isBlank = ({ code, quantity }: DeskEntry): boolean =>
  code.trim() === '' && quantity.trim() === '';

/** Rows for these entries after the ids that have been given out. */
export const rowsOf = (entries: readonly DeskEntry[], lastId: number): readonly DeskRow[] =>
  entries.map((entry, at) => ({ ...entry, id: lastId + 1 + at }));

/** So many rows in which nothing is written. */
export const blankEntries = (count: number): readonly DeskEntry[] =>
  Array.from({ length: count }, () => ({ code: '', quantity: '' }));
