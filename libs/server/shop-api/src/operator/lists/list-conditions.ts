import { and, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ListPeriod } from './list-period';

/** The condition of the rows of one shop; none for all shops. */
export const ofChannel = (column: PgColumn, channelId: number | null): SQL | undefined =>
  channelId === null ? undefined : eq(column, channelId);

/** The condition of the rows of a period, by the column of a moment. */
export const within = (column: PgColumn, { from, until }: ListPeriod): SQL | undefined =>
  and(from === null ? undefined : gte(column, from), until === null ? undefined : lt(column, until));
