import type { MeasuredValues } from '@shop/contract/timeseries/measurement';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import { memberId } from './member-column';

/** Saved cards: tokens of the payment service, never a card number. */
export const userCards = pgTable(
  'user_cards',
  {
    id: serial('id').primaryKey(),
    userId: memberId(),
    token: text('token').notNull(),
    tokenKey: text('token_key').notNull(),
    name: text('name').notNull(),
    maskedNumber: text('masked_number').notNull(),
    /** Year and month, six digits. */
    expiration: text('expiration').notNull(),
    isMain: boolean('is_main').notNull(),
    /** The key of the request that added it; null where it had none. Repeated, it adds nothing. */
    requestKey: text('request_key'),
    createdAt: createdAt(),
  },
  (table) => [
    index('user_cards_user').on(table.userId),
    uniqueIndex('user_cards_request').on(table.userId, table.requestKey),
    uniqueIndex('user_cards_one_main')
      .on(table.userId)
      .where(sql`${table.isMain}`),
  ],
);

/** Anniversaries that members want to be reminded of. */
export const userMemorials = pgTable(
  'user_memorials',
  {
    id: serial('id').primaryKey(),
    userId: memberId(),
    targetUserName: text('target_user_name').notNull(),
    divisionCt: integer('division_ct').$type<1 | 2 | 3 | 99>().notNull(),
    name: text('name').notNull(),
    month: integer('month').notNull(),
    date: integer('date').notNull(),
    call: text('call').notNull(),
    /** The key of the request that added it; null where it had none. Repeated, it adds nothing. */
    requestKey: text('request_key'),
    createdAt: createdAt(),
  },
  (table) => [
    index('user_memorials_user').on(table.userId),
    uniqueIndex('user_memorials_request').on(table.userId, table.requestKey),
  ],
);

/** Body measurements by purpose. */
export const measurements = pgTable(
  'measurements',
  {
    id: serial('id').primaryKey(),
    userId: memberId(),
    purpose: text('purpose').notNull(),
    measuredOn: date('measured_on', { mode: 'string' }).notNull(),
    values: jsonb('values').$type<MeasuredValues>().notNull(),
    /** The key of the request that added it; null where it had none. Repeated, it adds nothing. */
    requestKey: text('request_key'),
    createdAt: createdAt(),
  },
  (table) => [
    index('measurements_user').on(table.userId, table.purpose),
    uniqueIndex('measurements_request').on(table.userId, table.requestKey),
  ],
);
