import { index, integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { productModels } from './products';
import { channelId, isShow } from './columns';

/** Tags of products. A tag with a password hides its products until the password is entered. */
export const tags = pgTable(
  'tags',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** argon2id; null where everybody may look. */
    passwordHash: text('password_hash'),
    position: integer('position').notNull(),
    isShow: isShow(),
  },
  (table) => [uniqueIndex('tags_channel_key').on(table.channelId, table.key)],
);

export const productModelTags = pgTable(
  'product_model_tags',
  {
    productModelId: integer('product_model_id')
      .notNull()
      .references(() => productModels.id, { onDelete: 'cascade' }),
    tagId: integer('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.productModelId, table.tagId] }),
    index('product_model_tags_tag').on(table.tagId),
  ],
);
