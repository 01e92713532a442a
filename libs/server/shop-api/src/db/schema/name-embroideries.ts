import type { NameEmbroideryInput } from '@shop/contract/name-embroideries/name-embroidery';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from './columns';
import { users } from './users';

/** The name that a member has embroidered on products. */
export const nameEmbroideries = pgTable('name_embroideries', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  text: text('text').notNull(),
  script: text('script').$type<NameEmbroideryInput['script']>().notNull(),
  font: text('font').$type<NameEmbroideryInput['font']>().notNull(),
  colour: text('colour').$type<NameEmbroideryInput['colour']>().notNull(),
  position: text('position').$type<NameEmbroideryInput['position']>().notNull(),
  updatedAt: updatedAt(),
});
