import { sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import {
  brands,
  categories,
  makers,
  productModelCategories,
  productModels,
  products,
  searchForms,
  searchWords,
} from '../db/schema';
import { normaliseSearchText } from '../products/normalise-search-text';

const BETWEEN_WORDS = /[\s・･、。,.()（）「」『』]+/u;

/** A text that shoppers read, with its reading where it has one. */
type Spelling = readonly [text: string, kana: string];

/** Sorts after everything that begins with the text before it. */
const AFTER_ALL = '\u{10ffff}';

const wordsOf = (text: string): readonly string[] =>
  text.normalize('NFKC').split(BETWEEN_WORDS).filter(Boolean);

/** Texts of the product that is found first for a word, or for a part of a compound. */
const readSpellings = async (db: Executor, channelId: number, word: string) => {
  const { rows } = await db.execute<{ texts: readonly Spelling[] }>(sql`
    select jsonb_build_array(
        jsonb_build_array(${productModels.name}, ${productModels.nameKana}),
        jsonb_build_array(${brands.name}, ${brands.nameKana}),
        jsonb_build_array(${makers.name}, ${makers.nameKana}))
      || coalesce((
        select jsonb_agg(jsonb_build_array(${categories.name}, '')) from ${productModelCategories}
        join ${categories} on ${categories.id} = ${productModelCategories.categoryId}
        where ${productModelCategories.productModelId} = ${productModels.id}), '[]'::jsonb)
      || coalesce((
        select jsonb_agg(jsonb_build_array(option ->> 'value', '')) from ${products}
        cross join lateral jsonb_array_elements(${products.options}) option
        where ${products.productModelId} = ${productModels.id}), '[]'::jsonb) as texts
    from ${productModels}
    join ${makers} on ${makers.id} = ${productModels.makerId}
    join ${brands} on ${brands.id} = ${productModels.brandId}
    where ${productModels.id} = (
      select posting.product_model_id from (
        select id from ${searchWords} where channel_id = ${channelId} and word = ${word}
        union
        select word_id from ${searchForms} where channel_id = ${channelId} and kind = 'part' and form = ${word}
        union
        (select id from ${searchWords}
        where channel_id = ${channelId} and word ~>~ ${word}::text and word ~<~ ${word + AFTER_ALL}::text
        order by word using ~<~ limit 1)) known
      cross join lateral best_postings(known.id, 1) posting
      order by posting.weight desc, posting.rank desc, posting.product_model_id desc limit 1)`);
  return rows[0]?.texts ?? [];
};

/** The part of a word that is spelled so: マグ of マグカップ for まぐ. */
function partSpelled(whole: string, word: string): string | undefined {
  const normal = normaliseSearchText(whole);
  const at = normal.length === whole.length ? normal.indexOf(word) : -1;
  return at < 0 ? undefined : whole.slice(at, at + word.length);
}

/**
 * Returns a word of the vocabulary, or a part of a compound, as the shop's products spell it: マグカップ for まぐかっぷ, 湯のみ
 * for the ゆのみ of its reading.
 */
export async function displaySpellingOf(db: Executor, channelId: number, word: string): Promise<string> {
  const texts = await readSpellings(db, channelId, word);
  const isSpelledSo = (one: string) => normaliseSearchText(one) === word;
  const spelled = texts.flatMap(([text]) => wordsOf(text));
  const read = texts.flatMap(([text, kana]) => {
    const [words, readings] = [wordsOf(text), wordsOf(kana)];
    return words.length === readings.length ? words.filter((_, at) => isSpelledSo(readings[at] ?? '')) : [];
  });
  const parts = [...spelled, ...texts.flatMap(([, kana]) => wordsOf(kana))];
  return (
    spelled.find(isSpelledSo) ??
    read[0] ??
    parts.map((one) => partSpelled(one, word)).find((one) => one !== undefined) ??
    word
  );
}
