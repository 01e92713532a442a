import {
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** A value of a flat setting (core §3 "Base"). */
export type SettingValue = string | number | boolean | null;

/** A shop; the header `channel-id` has its key. */
export const channels = pgTable('channels', {
  id: serial('id').primaryKey(),
  /** `default`, `corporate`, `school`, `gift`. */
  key: text('key').notNull().unique(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  /** Flat settings that differ from the built-in ones. */
  settings: jsonb('settings').$type<Record<string, SettingValue>>().notNull().default({}),
  /** How many days something is kept, where it differs from the built-in retention; by `RetentionRule`'s key. */
  retention: jsonb('retention').$type<Readonly<Record<string, number>>>().notNull().default({}),
  /** Custom properties of the selected colour scheme. */
  colorScheme: jsonb('color_scheme').$type<Record<string, string>>().notNull().default({}),
  isMaintenance: boolean('is_maintenance').notNull().default(false),
  maintenanceTitle: text('maintenance_title').notNull().default(''),
  maintenanceMessage: text('maintenance_message').notNull().default(''),
});

/** Days that differ from the weekly rule: closed days, or working days at weekends. */
export const businessDates = pgTable(
  'business_dates',
  {
    id: serial('id').primaryKey(),
    channelId: integer('channel_id')
      .notNull()
      .references(() => channels.id),
    date: date('date', { mode: 'string' }).notNull(),
    isClosed: boolean('is_closed').notNull(),
    label: text('label').notNull(),
  },
  (table) => [uniqueIndex('business_dates_channel_date').on(table.channelId, table.date)],
);

/** Secrets that the server generates once and stores, such as the key that signs tokens. */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
