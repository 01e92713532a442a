import { listMakersSpec } from '@shop/contract/makers/list-makers';
import { makers } from '@shop/shop-api/db/schema';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { makersQuery } from './makers-query';

const MORE_THAN_A_PAGE = 12;

const shop = servedShopOfFile();

it('[beh-maker-selection-all] every maker is there to choose from, though the list comes in pages of ten', async () => {
  const { api, services } = shop;
  const [sample] = await api.db.select({ channelId: makers.channelId }).from(makers);
  const more = Array.from({ length: MORE_THAN_A_PAGE }, (_maker, at) => ({
    channelId: sample?.channelId ?? 0,
    key: `kiln-${at}`,
    name: `第${at}窯`,
    nameKana: 'カマ',
    description: '',
    position: at,
  }));
  await api.db.insert(makers).values(more);
  const { body } = await api.call(listMakersSpec, { query: {} });
  expect(body).toHaveLength(10);
  const shown = await services.queryClient.fetchQuery(makersQuery(services.api));
  expect(shown.map(({ name }) => name)).toEqual(expect.arrayContaining(more.map(({ name }) => name)));
});
