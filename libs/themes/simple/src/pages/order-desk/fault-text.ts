import type { DeskFault } from '@shop/feature-cart/order-desk/desk-report';
import type { orderDeskWords } from './order-desk-words';

/** What is said of a fault. */
export function faultText(words: typeof orderDeskWords.words, { kind, most, lot }: DeskFault): string {
  switch (kind) {
    case 'code_missing':
      return words.codeMissing;
    case 'not_found':
      return words.notFound;
    case 'ambiguous':
      return words.ambiguous;
    case 'ended':
      return words.ended;
    case 'quantity':
      return words.notAQuantity;
    case 'out_of_stock':
      return words.outOfStock(most ?? 0);
    case 'too_many':
      return words.tooManyPieces(most ?? 0);
    case 'lot_size':
      return words.notInLots(lot ?? 1);
    case 'too_many_lines':
      return words.tooManyLines(most ?? 0);
  }
}

/** The faults that the quantity mends; the others are the product number's. */
const OF_QUANTITY: ReadonlySet<DeskFault['kind']> = new Set([
  'quantity',
  'out_of_stock',
  'too_many',
  'lot_size',
]);

/** Whether a fault is mended in the field of the quantity. */
export const isOfQuantity = ({ kind }: DeskFault): boolean => OF_QUANTITY.has(kind);
