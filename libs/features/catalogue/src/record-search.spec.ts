import type { ApiClient } from '@shop/api-client/api-client';
import { createQueryClient } from '@shop/query/create-query-client';
import { deviceStorage } from '@shop/site/storage/shop-storage';
import { createStore } from 'jotai/vanilla';
import { readDeviceSearches } from './search-suggestions/device-searches';
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
  const store = createStore();
  const queryClient = createQueryClient('browser');
  const device = deviceStorage({ queryClient, channel: 'default' });
  await recordSearch({ api, store, queryClient, channel: 'default' }, word).catch(() => undefined);
  expect(readDeviceSearches(device)).toEqual(expected.map(({ body }) => body.word));
  expect(sent).toEqual(expected);
});
