import { integer } from 'drizzle-orm/pg-core';
import { users } from './users';

/** The member whose row it is; it goes with the member. */
export const memberId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
