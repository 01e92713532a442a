import {
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { channelId } from './columns';
import { productModels } from './products';

/**
 * The vocabulary of a shop: each word of the products' `search_text` once. This table and the next two are maintained by
 * triggers on `product_models`, in the transaction that changes a product; an import queues its products for
 * `drain-index-queue.ts`.
 */
export const searchWords = pgTable(
  'search_words',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    word: text('word').notNull(),
  },
  (table) => [
    uniqueIndex('search_words_channel_word').on(table.channelId, table.word),
    index('search_words_prefix').on(table.channelId, table.word.op('text_pattern_ops')),
  ],
);

/** What a word is also found by: the ends of compounds (`part`), and the word without one letter (`slip`). */
export const searchForms = pgTable(
  'search_forms',
  {
    channelId: channelId(),
    kind: text('kind').$type<'part' | 'slip'>().notNull(),
    form: text('form').notNull(),
    wordId: integer('word_id')
      .notNull()
      .references(() => searchWords.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('search_forms_form').on(table.channelId, table.kind, table.form.op('text_pattern_ops')),
    index('search_forms_word').on(table.wordId),
  ],
);

/** Which products have a word. */
export const productSearchWords = pgTable(
  'product_search_words',
  {
    productModelId: integer('product_model_id')
      .notNull()
      .references(() => productModels.id, { onDelete: 'cascade' }),
    wordId: integer('word_id')
      .notNull()
      .references(() => searchWords.id),
    /** What the word adds to the score of a match: more where the product is named so. */
    weight: smallint('weight').notNull(),
    /** The product's `recommend_rank`, so that the best of a word are read in their order. */
    rank: integer('rank').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productModelId, table.wordId] }),
    index('product_search_words_best').on(table.wordId, table.weight, table.rank, table.productModelId),
  ],
);

/** Products whose words are yet to be indexed: an import does that after its products are in the shop. */
export const searchIndexQueue = pgTable('search_index_queue', {
  productModelId: integer('product_model_id')
    .primaryKey()
    .references(() => productModels.id, { onDelete: 'cascade' }),
});

/** Words that an operator said to mean the same. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    /** In the normal form of `normalise-search-text`. */
    word: text('word').notNull(),
    meaning: text('meaning').notNull(),
  },
  (table) => [uniqueIndex('search_synonyms_word_meaning').on(table.channelId, table.word, table.meaning)],
);

/**
 * The names and readings of categories (of products), brands and makers from each of their words on, for suggestions:
 * しろ と くろ as しろ と くろ, と くろ and くろ. Kept by triggers on those three tables.
 */
export const suggestedNames = pgTable(
  'suggested_names',
  {
    channelId: channelId(),
    kind: text('kind').$type<'category' | 'brand' | 'maker'>().notNull(),
    /** The id of the category, brand or maker. */
    namedId: integer('named_id').notNull(),
    /** In the normal form of `normalise-search-text`; at most 100 characters. */
    ending: text('ending').notNull(),
  },
  (table) => [
    index('suggested_names_ending').on(table.channelId, table.kind, table.ending.op('text_pattern_ops')),
    index('suggested_names_named').on(table.kind, table.namedId),
  ],
);
