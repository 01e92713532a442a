import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { newsListQuery, toNewsEntry } from './news-list-query';

const shop = servedShopOfFile();

it('[call-get-v1-news] requests as many as the page shows, the newest first', async () => {
  const entries = await shop.services.queryClient.fetchQuery(newsListQuery(shop.services.api, 5));
  expect(entries).toHaveLength(5);
  const dates = entries.map(({ publishedAt }) => Date.parse(publishedAt));
  expect(dates).toEqual([...dates].sort((one, other) => other - one));
});

it('converts wire names to those of the pages', () => {
  const wire = {
    id: 4,
    title: '夏季休業のお知らせ',
    label: '営業案内',
    published_at: '2026-07-01T10:00:00+09:00',
    is_read: false,
  };
  expect(toNewsEntry(wire)).toEqual({
    id: 4,
    title: '夏季休業のお知らせ',
    label: '営業案内',
    publishedAt: '2026-07-01T10:00:00+09:00',
    isRead: false,
  });
});
