import type { Executor } from '../../db/database';
import type { ListColumns, ListFormat } from './list-format';
import type { ListPeriod } from './list-period';

/** How many rows are shown where the operator says nothing, and how many at most. */
export const DEFAULT_LIMIT = 50;
export const MAX_LIMIT = 10_000;

/** Which rows an operator asked for. */
export interface ListQuery<State extends string, Day extends string = never> extends ListPeriod {
  /** Null: of all shops. */
  readonly channelId: number | null;
  /** Null: in any state. */
  readonly state: State | null;
  /** Which of its days the period is about; null where a list has one only, or the first is meant. */
  readonly by: Day | null;
  /** Of the orderer's name, mail address or phone number, a part; null: of everybody. */
  readonly customer: string | null;
  /** Which product orders have to contain, by its number; null: any. */
  readonly product: string | null;
  /** How many rows to read at most, and how many to leave out before them. */
  readonly limit: number;
  readonly offset: number;
}

/** A list of the command line: what it shows and how its rows are read. */
export interface ListDefinition<Row, State extends string, Day extends string = never> {
  readonly name: string;
  readonly ja: string;
  readonly en: string;
  /** The states by which it is filtered, with their Japanese names; left out where rows have none. */
  readonly states?: Readonly<Record<State, string>>;
  /** The day by which it is filtered, in words; left out where rows have none. */
  readonly day?: { readonly ja: string; readonly en: string };
  /** Other days that a row has, by which `--by` filters, with their Japanese names; the first is `day`. */
  readonly days?: Readonly<Record<Day, string>>;
  /** Whether it is always of one shop. */
  readonly isOfOneShop?: boolean;
  /** Whether its rows are of orders, which `--customer` and `--product` filter. */
  readonly isOfOrders?: boolean;
  readonly defaultLimit?: number;
  /** A file of it that lacked rows would go unnoticed: programs get all that may be shown at once. */
  readonly isWholeInFiles?: boolean;
  readonly defaultFormat?: ListFormat;
  /** What is printed where there are no rows. */
  readonly none: string;
  /** A row for people, in one line. */
  readonly lineOf: (row: Row) => string;
  /** A row for programs. */
  readonly columns: ListColumns<Row>;
  /** Reads the rows; `now` for lists that begin today, `shopOrigins` (by channel key) for those that link to pages. */
  readonly read: (
    db: Executor,
    query: ListQuery<State, Day>,
    now: Date,
    shopOrigins: Readonly<Record<string, string>>,
  ) => Promise<readonly Row[]>;
}
