import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './users';
import { createdAt } from './columns';

/** A member's address book (account §3). */
export const userAddresses = pgTable(
  'user_addresses',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    lastName: text('last_name').notNull(),
    firstName: text('first_name').notNull(),
    lastNameKana: text('last_name_kana').notNull(),
    firstNameKana: text('first_name_kana').notNull(),
    /** Seven digits. */
    postalCode: text('postal_code').notNull(),
    prefecture: text('prefecture').notNull(),
    city: text('city').notNull(),
    address1: text('address1').notNull(),
    address2: text('address2').notNull(),
    phoneNumber: text('phone_number').notNull(),
    cellPhoneNumber: text('cell_phone_number').notNull(),
    divisionCt: integer('division_ct').notNull(),
    isDefault: boolean('is_default').notNull(),
    isSenderDefault: boolean('is_sender_default').notNull(),
    /**
     * The key of the request that added it, of an import only the first has it; null where it had none. Repeated, it adds
     * nothing.
     */
    requestKey: text('request_key'),
    createdAt: createdAt(),
  },
  (table) => [
    index('user_addresses_user').on(table.userId),
    uniqueIndex('user_addresses_request').on(table.userId, table.requestKey),
    // At most one of each per member, whatever code does; the rules of the service keep it at exactly one.
    uniqueIndex('user_addresses_one_default')
      .on(table.userId)
      .where(sql`${table.isDefault}`),
    uniqueIndex('user_addresses_one_sender')
      .on(table.userId)
      .where(sql`${table.isSenderDefault}`),
  ],
);
