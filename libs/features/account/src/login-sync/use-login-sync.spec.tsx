import { createSyncTokenSpec } from '@shop/contract/auth/create-sync-token';
import { ShopServicesProvider } from '@shop/query/shop-services-provider';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { createTestServices, type TestServices } from '@shop/testing-react/create-test-services';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { useLoginSync } from './use-login-sync';

const SISTER = 'http://gift.test';

let api: TestApi;
let services: TestServices;
beforeEach(async () => {
  api = await openTestApi({ config: { shopOrigins: { default: 'http://default.test', gift: SISTER } } });
  const { url } = await api.serve();
  services = await createTestServices(url);
});
afterEach(async () => {
  services.session.close();
  await api.close();
});

const wrapper = ({ children }: PropsWithChildren) => (
  <QueryClientProvider client={services.queryClient}>
    <ShopServicesProvider services={services}>{children}</ShopServicesProvider>
  </QueryClientProvider>
);

/** Opens the page with a fresh secret of the gift shop, coming from there. */
async function arriveFrom(referrer: string) {
  const token = await api.signIn('member@example.jp', 'gift');
  const { body } = await api.call(
    createSyncTokenSpec,
    { body: { channel: 'default' } },
    { token, channel: 'gift' },
  );
  window.history.replaceState(null, '', `/login_sync/#${body.sync_token}`);
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  return renderHook(useLoginSync, { wrapper });
}

it('signs in by itself where the browser comes from another shop of the platform', async () => {
  const { result } = await arriveFrom(`${SISTER}/mypage/`);
  await waitFor(() => expect(result.current.step).toBe('signed-in'));
  expect(window.location.hash).toBe('');
});

it.each([
  ['a page of somebody else', 'https://evil.example/'],
  ['a page that does not say which', ''],
  ['a host that only begins like a shop', `${SISTER}.evil.example/`],
])('signs nobody in who comes from %s, until that is confirmed', async (_from, referrer) => {
  const { result } = await arriveFrom(referrer);
  await waitFor(() => expect(result.current.step).toBe('unconfirmed'));
  expect(window.location.hash).toBe('');
  act(() => {
    if (result.current.step === 'unconfirmed') result.current.confirm();
  });
  await waitFor(() => expect(result.current.step).toBe('signed-in'));
});
