/** @jest-environment jest-fixed-jsdom */
import { getProductSpec } from '@shop/contract/products/get-product';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { openTestApi } from './open-test-api';

describe('the test API in a browser environment', () => {
  it('responds to calls, signs in and serves over HTTP', async () => {
    expect(typeof window).toBe('object');
    const api = await openTestApi();
    const { body } = await api.call(listProductsSpec, { query: { per: 1 } });
    const key = body[0]?.key ?? '';
    const token = await api.signIn('member@example.jp');
    const response = await api.call(getProductSpec, { params: { key } }, { token });
    expect(response.status).toBe(200);
    const served = await api.serve();
    const direct = await fetch(`${served.url}/v1/products/${key}`, { headers: { 'channel-id': 'default' } });
    expect(await direct.json()).toMatchObject({ key });
    await api.close();
  });
});
