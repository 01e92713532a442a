import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * The condition that a column of whole numbers has one of these values. They are one parameter, however many they are;
 * `inArray` sends each as its own, of which a statement takes 65,535.
 */
export const isAnyOf = (column: AnyPgColumn, values: readonly number[]): SQL =>
  sql`${column} = any(${sql.param([...values])}::int[])`;
