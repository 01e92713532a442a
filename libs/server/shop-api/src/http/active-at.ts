import { and, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The condition of rows whose period includes `now`; an end that is null is open. */
export const activeAt = (
  table: { readonly startsAt: AnyPgColumn; readonly endsAt: AnyPgColumn },
  now: Date,
): SQL | undefined =>
  and(or(isNull(table.startsAt), lte(table.startsAt, now)), or(isNull(table.endsAt), gt(table.endsAt, now)));
