import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A table whose rows are left by members, and by guests under their mail address. */
interface LeftRows {
  readonly channelId: AnyPgColumn;
  readonly userId: AnyPgColumn;
  readonly email: AnyPgColumn;
}

/** A member, as far as it decides what is the member's own. */
export interface RowOwner {
  readonly id: number;
  readonly channelId: number;
  readonly email: string;
  readonly isAddressVerified: boolean;
}

/**
 * The rows of a member, with those that somebody left without signing in under the mail address that the member has proved to
 * own.
 */
export const ownRows = (
  table: LeftRows,
  { id, channelId, email, isAddressVerified }: RowOwner,
): SQL | undefined =>
  isAddressVerified
    ? or(
        eq(table.userId, id),
        and(isNull(table.userId), eq(table.channelId, channelId), eq(table.email, email)),
      )
    : eq(table.userId, id);
