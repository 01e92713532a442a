/** @jest-environment node */
import { createApiClient } from '@shop/api-client/create-api-client';
import { fixedAuth } from '@shop/api-client/auth-port';
import { importUserAddresses } from '@shop/contract/user-addresses/import-user-addresses';
import { listUserAddressesSpec } from '@shop/contract/user-addresses/list-user-addresses';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { importRowErrors } from './import-row-errors';

const HEADINGS = '住所の名前,姓,名,郵便番号,都道府県,市区町村,番地,電話番号';
const GOOD = '実家,山田,太郎,060-0001,北海道,札幌市中央区,北一条西2-1,011-123-4567';

let api: TestApi;
let token: string;
let url: string;
beforeAll(async () => {
  api = await openTestApi();
  token = await api.signIn('second@example.jp');
  url = (await api.serve()).url;
});
afterAll(() => api.close());

/** Sends a file as the shop's pages do; returns how many addresses it brought, or the rejection. */
async function send(...rows: readonly string[]): Promise<unknown> {
  const client = createApiClient({
    baseUrl: url,
    channel: 'default',
    auth: fixedAuth(token),
    onError: () => undefined,
  });
  const file = new File([rows.join('\r\n')], '住所.csv', { type: 'text/csv' });
  const sent = client.call(importUserAddresses, { body: { file } });
  return await sent.then(
    ({ data }) => data.imported_count,
    (error: unknown) => error,
  );
}
const names = async () =>
  (await api.call(listUserAddressesSpec, { query: { per: 'all' } }, { token })).body.map(({ name }) => name);

it('[header-multipart] a file without errors is imported, and the number of its addresses is returned', async () => {
  expect(await send(HEADINGS, GOOD, GOOD.replace('実家', '職場'))).toBe(2);
  expect(await names()).toEqual(expect.arrayContaining(['実家', '職場']));
});

it('each invalid row is reported with its line and field, from the top', async () => {
  const before = await names();
  const bad = [GOOD.replace('060-0001', '12').replace('山田', ''), GOOD.replace('北海道', '蝦夷')];
  const rows = importRowErrors(await send(HEADINGS, GOOD, ...bad));
  expect(rows.map(({ line, field }) => `${line} ${field}`)).toEqual(['3 姓', '3 郵便番号', '4 都道府県']);
  expect(await names()).toEqual(before);
});

it('a file in another format is rejected without row errors', async () => {
  const rejection = await send('あいうえお');
  expect(importRowErrors(rejection)).toEqual([]);
  expect(String(rejection)).toMatch(/列名が必要です/);
});
