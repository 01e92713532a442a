import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { channelId } from './columns';
import { productModels } from './products';
import { tags } from './tags';

/** When and where a school hands over what its pupils have ordered. Days in Japan, `YYYY-MM-DD`. */
export interface StoredSchoolPickup {
  readonly on: string;
  /** The last day on which it can be ordered. */
  readonly until: string;
  readonly postalCode: string;
  readonly prefecture: string;
  readonly city: string;
  readonly address1: string;
}

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
    /** The tag of what it prescribes; null until the shop sells that. */
    tagId: integer('tag_id').references(() => tags.id, { onDelete: 'set null' }),
    /** Null: everything is sent. */
    pickup: jsonb('pickup').$type<StoredSchoolPickup>(),
  },
  (table) => [
    uniqueIndex('schools_channel_code').on(table.channelId, table.code),
    index('schools_tag').on(table.tagId),
  ],
);

/** そろえるもの: what a school asks of each of its pupils, and how many of it. */
export const schoolRequirements = pgTable(
  'school_requirements',
  {
    schoolId: integer('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    productModelId: integer('product_model_id')
      .notNull()
      .references(() => productModels.id, { onDelete: 'cascade' }),
    /** Pieces for one pupil. */
    requiredQuantity: integer('required_quantity').notNull(),
    /** Every pupil needs it; the others are by choice. */
    isRequired: boolean('is_required').notNull(),
    /** What the school says of it, e.g. for which lessons; may be empty. */
    note: text('note').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.productModelId] }),
    index('school_requirements_model').on(table.productModelId),
    check('school_requirements_quantity', sql`${table.requiredQuantity} between 1 and 99`),
  ],
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
