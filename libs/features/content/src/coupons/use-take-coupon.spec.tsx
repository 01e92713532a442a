import { listCoupons } from '@shop/contract/coupons/list-coupons';
import { ShopServicesProvider } from '@shop/query/shop-services-provider';
import { userCoupons } from '@shop/shop-api/db/schema';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useTakeCoupon } from './use-take-coupon';

let api: TestApi;
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi();
  await api.db.delete(userCoupons);
  services = await createTestServices((await api.serve()).url);
  await services.session.login({ identifier: 'second@example.jp', password: 'demo-pass-2026' });
});
afterEach(() => api.request('/dev/lab', { method: 'DELETE' }));
afterAll(() => {
  services.session.close();
  return api.close();
});

function TakeButton({ couponId }: { readonly couponId: number }) {
  const { mutateAsync } = useTakeCoupon();
  const [outcome, setOutcome] = useState('');
  const take = () =>
    mutateAsync({ couponId, page: 'coupon' }).then(
      ({ isTaken }) => setOutcome(isTaken ? '取得済み' : '未取得'),
      (error: unknown) => setOutcome(String(error)),
    );
  return (
    <>
      <button type="button" onClick={() => void take()}>
        取得する
      </button>
      <p role="status">{outcome}</p>
    </>
  );
}

// reliability 33
it('a coupon whose response is lost is taken, and the member is not told that they had it', async () => {
  const { data } = await services.api.call(listCoupons, { query: {} });
  await api.lab({ scenario: 'lost-reply', times: 1, match: { method: 'POST', path: '/v1/me/coupons' } });
  render(
    <ShopServicesProvider services={services}>
      <TakeButton couponId={data[0]?.id ?? 0} />
    </ShopServicesProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: '取得する' }));
  await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
  expect(screen.getByRole('status')).toHaveTextContent('取得済み');
  expect(await api.db.$count(userCoupons)).toBe(1);
});
