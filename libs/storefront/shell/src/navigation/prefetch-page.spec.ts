import type { ApiClient } from '@shop/api-client/api-client';
import { createQueryClient } from '@shop/query/create-query-client';
import { signedOutState } from '@shop/session/session-state';
import { systemClock } from '@shop/session/system-clock';
import { queryOptions } from '@tanstack/react-query';
import { definePage } from '../page/define-page';
import { prefetchPage } from './prefetch-page';

const api: ApiClient = { call: () => Promise.reject(new Error('The queries of these pages call no API')) };
const wordQuery = (word: string | null) =>
  queryOptions({ queryKey: ['word', word], queryFn: () => Promise.resolve(`found ${word}`) });

/** Any page of the shop as one that loads the word in its URL, for whom `guard` names. */
function open(guard: 'public' | 'member') {
  const queryClient = createQueryClient('browser');
  const loaded: string[] = [];
  const prefetch = (href: string) =>
    prefetchPage(new URL(href, 'https://shop.example'), {
      services: {
        api,
        queryClient,
        clock: systemClock,
        session: { waitForSessionCheck: () => Promise.resolve({ ...signedOutState, check: true }) },
      },
      loadCode: (id) => Promise.resolve(loaded.push(id)),
      loadPageDefinition: (id) =>
        Promise.resolve(
          definePage({
            id,
            guard,
            cache: 'public',
            load: async ({ search, params, fetch }) => ({
              title: await fetch(wordQuery(search.get('word') ?? params['key'] ?? null)),
            }),
          }),
        ),
    });
  const dataOf = (word: string) => queryClient.getQueryData(wordQuery(word).queryKey);
  return { prefetch, loaded, dataOf };
}

afterEach(() => Reflect.deleteProperty(window.navigator, 'connection'));

it.each([
  ['/product?word=椅子', 'product-list', '椅子'],
  ['/product/mug/', 'product-detail', 'mug'],
])('%s: the code of page %s and its data are loaded', async (href, id, word) => {
  const { prefetch, loaded, dataOf } = open('public');
  await prefetch(href);
  expect(loaded).toEqual([id]);
  expect(dataOf(word)).toBe(`found ${word}`);
});

it('only the code of a page is loaded that not everybody may see', async () => {
  const { prefetch, loaded, dataOf } = open('member');
  await prefetch('/product/mug');
  expect(loaded).toEqual(['product-detail']);
  expect(dataOf('mug')).toBeUndefined();
});

it.each([
  ['the shopper saves data', { saveData: true }],
  ['the line is slow', { effectiveType: '3g' }],
])('only the code is loaded while %s', async (_case, connection) => {
  Object.defineProperty(window.navigator, 'connection', { value: connection, configurable: true });
  const { prefetch, loaded, dataOf } = open('public');
  await prefetch('/product/mug');
  expect(loaded).toEqual(['product-detail']);
  expect(dataOf('mug')).toBeUndefined();
});

it('data is loaded on a fast line', async () => {
  Object.defineProperty(window.navigator, 'connection', {
    value: { saveData: false, effectiveType: '4g' },
    configurable: true,
  });
  const { prefetch, dataOf } = open('public');
  await prefetch('/product/mug');
  expect(dataOf('mug')).toBe('found mug');
});
