import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import { memberId } from './member-column';

/** Changes of an account that were carried out, by the key of their request: one that is sent again is recognised. */
export const handledRequests = pgTable(
  'handled_requests',
  {
    /** Hash of what the request is for and its key. */
    keyHash: text('key_hash').primaryKey(),
    userId: memberId(),
    /** What the response said beyond what can be read again. */
    result: jsonb('result').$type<Readonly<Record<string, boolean>>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [
    index('handled_requests_user').on(table.userId),
    index('handled_requests_created').on(table.createdAt),
  ],
);
