import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { trimmedText } from '../wire/trimmed-text';

const MAX_WORD_LENGTH = 200;

const schemas = {
  body: v.object({
    word: v.pipe(
      trimmedText(MAX_WORD_LENGTH, `${MAX_WORD_LENGTH}文字以内で入力してください`),
      v.nonEmpty('検索する言葉を入力してください'),
    ),
  }),
};

/** Remembers what was searched. core §5: never sent for an empty word. */
export const createProductSearchHistory: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/product-search-histories',
  auth: 'any',
  responseType: 'empty',
};

export const createProductSearchHistorySpec = specify({
  endpoint: createProductSearchHistory,
  schemas,
  summary: '商品検索履歴の登録',
  errors: [],
  status: 204,
});
