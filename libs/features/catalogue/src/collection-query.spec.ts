import { getCollection } from '@shop/contract/collections/get-collection';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { collectionQuery } from './collection-query';

const shop = servedShopOfFile();

it.each([
  [
    'one product adds max_page_size=1 [const-query-collections-single] [beh-collections-single]',
    1,
    { per: 1, max_page_size: 1 },
  ],
  ['several do not', 3, { per: 3 }],
])('a collection of which %s', async (_what, count, query) => {
  const { api, queryClient } = shop.services;
  const call = jest.spyOn(api, 'call');
  expect(await queryClient.fetchQuery(collectionQuery(api, 'first-tools', count))).toHaveLength(count);
  expect(call).toHaveBeenCalledWith(
    getCollection,
    { params: { alias: 'first-tools' }, query },
    expect.anything(),
  );
});
