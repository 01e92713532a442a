import { isBlock, readShareBlock } from '@shop/feature-cart/destinations/read-share-block';
import { readShare } from '@shop/feature-cart/destinations/read-share';
import type { Division } from '@shop/feature-cart/destinations/use-division';
import { useWords } from '@shop/theming/use-words';
import { useState } from 'react';
import type { DivisionPlace } from './division-place';
import { divisionGridWords } from './division-grid-words';

/** What is said of a cell: of what is written in it, or of what was pasted and not taken. */
interface CellFault {
  readonly message: string;
  readonly isOfText: boolean;
}

/** One cell, as it is edited. */
export interface ShareCell {
  readonly text: string;
  readonly fault: CellFault | null;
  readonly write: (text: string) => void;
  /** Puts a text right that is a share; one that is none stays, with its fault. */
  readonly leave: () => void;
  /** Takes a block of cells from here on; false for what is the content of this one cell. */
  readonly paste: (text: string) => boolean;
}

/** The cells of the grid: what is written in them before it is a share, and what is wrong with it. */
export function useShareCells(division: Division, places: readonly DivisionPlace[]) {
  const words = useWords(divisionGridWords);
  const { divisions } = division;
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const [faults, setFaults] = useState<ReadonlyMap<string, CellFault>>(new Map());
  const [said, setSaid] = useState('');
  const idOf = (row: number, column: number): string =>
    `${divisions[row]?.id ?? ''} ${places[column]?.key ?? ''}`;
  const without = <Value>(map: ReadonlyMap<string, Value>, id: string) =>
    new Map([...map].filter(([key]) => key !== id));
  const nameOf = (column: number): string => places[column]?.label ?? '';
  const refuse = (row: number, column: number, message: string) =>
    setFaults(new Map([...faults, [idOf(row, column), { message, isOfText: false }]]));

  const paste = (text: string, row: number, column: number): boolean => {
    if (!isBlock(text)) return false;
    const size = { rows: divisions.length, columns: places.length };
    const block = readShareBlock(text, { row, column }, size);
    setSaid('');
    if (block.kind === 'too-large') {
      refuse(row, column, words.pasteTooLarge(nameOf(column), block.rows, block.columns));
      return true;
    }
    if (block.kind === 'wrong-cell') {
      const { cell, text: wrong, why } = block;
      const message = why === 'too-many' ? words.pasteTooMany : words.pasteNoNumber;
      refuse(cell.row, cell.column, message(nameOf(cell.column), wrong));
      return true;
    }
    const changes = new Map<string, Record<string, number>>();
    for (const share of block.shares) {
      const id = divisions[share.row]?.id ?? '';
      changes.set(id, { ...changes.get(id), [places[share.column]?.key ?? '']: share.quantity });
    }
    division.setShares(changes);
    const filled = new Set(block.shares.map((share) => idOf(share.row, share.column)));
    setTexts(new Map([...texts].filter(([id]) => !filled.has(id))));
    setFaults(new Map([...faults].filter(([id, { isOfText }]) => isOfText && !filled.has(id))));
    setSaid(words.pasted(block.shares.length));
    return true;
  };

  const cellAt = (row: number, column: number): ShareCell => {
    const id = idOf(row, column);
    const product = divisions[row];
    const place = places[column];
    const share = product?.written[place?.key ?? ''] ?? 0;
    return {
      text: texts.get(id) ?? String(share),
      fault: faults.get(id) ?? null,
      write: (text) => {
        const read = readShare(text);
        setTexts(new Map([...texts, [id, text]]));
        if (read.kind === 'share') {
          setFaults(without(faults, id));
          if (product !== undefined && place !== undefined)
            division.setShare(product.id, place.key, read.quantity);
          return;
        }
        const message = read.kind === 'too-many' ? words.tooMany : words.noNumber;
        setFaults(new Map([...faults, [id, { message: message(nameOf(column)), isOfText: true }]]));
      },
      leave: () => {
        if (texts.has(id) && faults.get(id)?.isOfText !== true) setTexts(without(texts, id));
      },
      paste: (text) => paste(text, row, column),
    };
  };
  return { cellAt, said };
}
