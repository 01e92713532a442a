import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The condition that an expression of type timestamptz is before a moment; one that is null is never. */
export const isBefore = (expression: SQLWrapper, moment: Date): SQL =>
  sql`${expression} < ${moment.toISOString()}::timestamptz`;
