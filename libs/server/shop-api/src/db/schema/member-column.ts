import { integer } from 'drizzle-orm/pg-core';
import { users } from './users';

/** The member that a row belongs to; the row is deleted with the member. */
export const memberId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
