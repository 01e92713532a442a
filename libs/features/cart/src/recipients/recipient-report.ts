import type { EndpointOutput } from '@shop/contract/endpoint';
import type { checkCartRecipientsSpec } from '@shop/contract/carts/check-cart-recipients';

/** A row of a file as the shop understands it. */
export interface CheckedRecipient {
  readonly line: number;
  readonly name: string;
  readonly place: string;
  /** A destination of the cart already. */
  readonly isPresent: boolean;
  readonly goods: readonly { readonly name: string; readonly quantity: number }[];
  /** What is wrong; the column is empty where the whole row is meant. */
  readonly faults: readonly { readonly column: string; readonly message: string }[];
}

/** How many pieces of a product the cart has, and would have. */
export interface ChangedTotal {
  readonly code: string;
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

/** What a file would do to the cart. */
export interface RecipientReport {
  readonly rows: readonly CheckedRecipient[];
  readonly totals: readonly ChangedTotal[];
}

type Wire = EndpointOutput<(typeof checkCartRecipientsSpec)['schemas']>;

/** The report from the API's answer. */
export const toRecipientReport = ({ rows, totals }: Wire): RecipientReport => ({
  rows: rows.map(({ line, name, place, is_present, goods, faults }) => ({
    line,
    name,
    place,
    isPresent: is_present,
    goods,
    faults,
  })),
  totals,
});

/** The rows that have faults. */
export const faultyRows = ({ rows }: RecipientReport): readonly CheckedRecipient[] =>
  rows.filter(({ faults }) => faults.length > 0);
