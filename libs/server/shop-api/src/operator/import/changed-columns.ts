import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The columns that a statement changes, and the values that they get; the others stay as they are. */
export function changedColumns(
  all: readonly (readonly [isChanged: boolean, column: AnyPgColumn, value: SQL])[],
) {
  const changed = all.filter(([isChanged]) => isChanged);
  const listed = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);
  return {
    columns: listed(changed.map(([, column]) => sql`${sql.identifier(column.name)}`)),
    present: listed(changed.map(([, column]) => sql`${column}`)),
    values: listed(changed.map(([, , value]) => value)),
  };
}
