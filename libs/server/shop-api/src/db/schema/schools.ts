import { integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { channelId } from './columns';

/** Schools whose families may register and buy the uniform. */
export const schools = pgTable(
  'schools',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    nameKana: text('name_kana').notNull(),
    /** Hash of the word that the school gave its families. */
    passwordHash: text('password_hash').notNull(),
  },
  (table) => [uniqueIndex('schools_channel_code').on(table.channelId, table.code)],
);

/** Member numbers that a school has given to its families. */
export const schoolMembers = pgTable(
  'school_members',
  {
    schoolId: integer('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    memberNumber: text('member_number').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.memberNumber] })],
);
