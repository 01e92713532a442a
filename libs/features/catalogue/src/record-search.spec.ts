import type { ApiClient } from '@shop/api-client/api-client';
import { recordSearch } from './record-search';

// spec items: valid-search-history-empty
it.each([
  ['', []],
  ['　 ', []],
  [' 机 ', [{ body: { word: '机' } }]],
])('searching for %j records %j', async (word, expected) => {
  const sent: unknown[] = [];
  const api: ApiClient = {
    call: (_endpoint, input) => {
      sent.push(input);
      return Promise.reject(new Error('sent'));
    },
  };
  await recordSearch(api, word).catch(() => undefined);
  expect(sent).toEqual(expected);
});
