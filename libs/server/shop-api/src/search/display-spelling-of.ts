import { sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { brands, makers, productModels, searchWords } from '../db/schema';
import { normaliseSearchText } from '../products/normalise-search-text';

const BETWEEN_WORDS = /[\s・･、。,.()（）「」『』]+/u;

/**
 * Returns a word of the vocabulary as the shop's products spell it: マグカップ for まぐかっぷ. Returns the word itself where
 * its best product has it only as a part of another word.
 */
export async function displaySpellingOf(db: Executor, channelId: number, word: string): Promise<string> {
  const { rows } = await db.execute<{ spelled: string }>(sql`
    select concat_ws(' ', ${productModels.name}, ${productModels.nameKana}, ${makers.name}, ${brands.name}) as spelled
    from ${productModels}
    join ${makers} on ${makers.id} = ${productModels.makerId}
    join ${brands} on ${brands.id} = ${productModels.brandId}
    where ${productModels.id} = (
      select posting.product_model_id
      from ${searchWords} known cross join lateral best_postings(known.id, 1) posting
      where known.channel_id = ${channelId} and known.word = ${word})`);
  const spellings = (rows[0]?.spelled ?? '').split(BETWEEN_WORDS);
  return spellings.find((one) => normaliseSearchText(one) === word) ?? word;
}
