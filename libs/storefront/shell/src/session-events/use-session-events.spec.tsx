import { ShopServicesProvider } from '@shop/query/shop-services-provider';
import * as QUERY_ROOTS from '@shop/query/query-roots';
import { sessionAtom } from '@shop/session/session-atoms';
import { SETTINGS_KEY } from '@shop/site/settings/settings-query';
import { useUnsavedGuard } from '@shop/site/form/use-unsaved-guard';
import { addFlashAtom, advanceFlashAtom, flashAtom } from '@shop/site/state/flash';
import { addLoadingTaskAtom, isLoadingAtom } from '@shop/site/loading/loading-tasks';
import { PAGE_PATHS } from '@shop/site/paths/page-paths';
import { tabStorage } from '@shop/site/storage/shop-storage';
import { tabDraft } from '@shop/site/storage/tab-draft';
import { baseErrorAtom } from '@shop/site/state/site-state';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { tabClock } from '@shop/testing-react/tab-clock';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { handle as mypage } from '../pages/mypage';
import { handle as productList } from '../pages/product-list';
import { LazySessionNotices } from './lazy-session-notices';
import { useSessionEvents } from './use-session-events';

const PASSWORD = 'demo-pass-2026';
let api: TestApi;
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url, 'default', tabClock(api.clock));
});
afterAll(() => {
  services.session.close();
  return api.close();
});
beforeEach(() => localStorage.clear());
afterEach(async () => {
  await api.request('/dev/lab', { method: 'DELETE' });
  await act(() => services.session.logout());
});

function Page() {
  useSessionEvents();
  return <LazySessionNotices />;
}

/** A form in which something was typed: leaving its page is asked about. */
function UnsentForm() {
  useUnsavedGuard(() => true);
  return null;
}

function open(path: string, form?: ReactNode) {
  const router = createMemoryRouter(
    Object.values(PAGE_PATHS).map((pattern) => ({
      path: pattern,
      element: (
        <>
          <Page />
          {form}
        </>
      ),
      handle: pattern === PAGE_PATHS.mypage ? mypage : productList,
    })),
    { initialEntries: [path] },
  );
  render(
    <ShopServicesProvider services={services}>
      <RouterProvider router={router} />
    </ShopServicesProvider>,
  );
  return () => router.state.location.pathname + router.state.location.search;
}
const signIn = (identifier = 'member@example.jp') =>
  act(async () => void (await services.session.login({ identifier, password: PASSWORD })));
const session = () => services.session;

it('[trans-session-login-flushes-viewing-history] [interp-history-flush] a login removes the guest’s viewing history', async () => {
  open('/');
  localStorage.setItem('default_guest_token', 'secret-of-the-guest');
  services.queryClient.setQueryData([QUERY_ROOTS.viewingHistory], ['a product']);
  await signIn();
  expect(localStorage.getItem('default_guest_token')).toBeNull();
  expect(services.queryClient.getQueryData([QUERY_ROOTS.viewingHistory])).toBeUndefined();
});

it('[trans-session-logout-resets-stores] [interp-logout-keeps-user-areas] a logout resets the member’s state and keeps what is the same for everybody', async () => {
  await signIn();
  const landing = open('/mypage');
  const { store, queryClient } = services;
  queryClient.setQueryData(['account', 'me'], { name: '山田' });
  act(() => {
    store.set(addFlashAtom, '保存しました');
    store.set(advanceFlashAtom);
    store.set(addLoadingTaskAtom, 'order');
    store.set(baseErrorAtom, { status: 422, code: 'a', message: 'b', errors: {}, title: null });
    store.set(sessionAtom, { ...store.get(sessionAtom), redirectUrl: '/product' });
  });
  await act(() => session().logout());
  expect(queryClient.getQueryData(['account', 'me'])).toBeUndefined();
  expect([store.get(flashAtom), store.get(isLoadingAtom), store.get(baseErrorAtom)]).toEqual([
    null,
    false,
    null,
  ]);
  expect(queryClient.getQueryData(SETTINGS_KEY)).toBeDefined();
  expect(store.get(sessionAtom)).toMatchObject({ token: null, redirectUrl: '/product' });
  expect(landing()).toBe('/');
});

it('a logout in another tab leads from a member page home, whatever stands unsent in its form', async () => {
  await signIn();
  const landing = open('/mypage', <UnsentForm />);
  await act(() => session().logout());
  expect(landing()).toBe('/');
});

it('[error-core-401] a session that was ended elsewhere redirects from a member page to the login', async () => {
  await signIn();
  const landing = open('/mypage');
  await api.lab({ scenario: 'refresh-fails' });
  const token = services.store.get(sessionAtom).token ?? '';
  await act(async () => void (await session().auth.refresh(token)));
  expect(landing()).toBe('/login/');
});

it('[trans-session-logout-clears-tokens] a member page is left if the session had ended before the page subscribed to it', async () => {
  const landing = open('/mypage');
  await act(() => session().restore());
  expect(landing()).toBe('/');
});

it('[error-core-401] [interp-refresh-failed-destination] a rejected token that cannot be refreshed leads from a public page to the login, once', async () => {
  const landing = open('/product?page=2');
  await signIn();
  await api.lab({ scenario: 'refresh-fails' });
  const token = services.store.get(sessionAtom).token ?? '';
  await act(async () => void (await session().auth.refresh(token)));
  expect(landing()).toBe('/login/');
  expect(services.store.get(sessionAtom)).toMatchObject({ isRefreshFailed: true, isUnauthorized: false });
});

describe('what a member has written in the tab', () => {
  const draft = () => tabDraft(tabStorage(services), 'note', v.string());
  const owner = () => services.store.get(sessionAtom).userId;
  const signInAndWrite = async () => {
    open('/product');
    await signIn();
    draft().save(owner(), '書きかけ');
    return owner();
  };

  it('is removed when the member signs out', async () => {
    const writer = await signInAndWrite();
    await act(() => session().logout());
    expect(draft().read(writer)).toBeNull();
    expect(JSON.stringify(sessionStorage)).not.toContain('書きかけ');
  });

  it('is kept when the session has merely ended', async () => {
    const writer = await signInAndWrite();
    act(() => session().auth.onUnauthorized());
    expect(draft().read(writer)).toBe('書きかけ');
  });
});

it('[error-core-401] a second 401 leads from a public page to the login', async () => {
  const landing = open('/product');
  await signIn();
  act(() => session().auth.onUnauthorized());
  expect(landing()).toBe('/login/');
});

it('a logout in another tab leaves a public page where it is', async () => {
  const landing = open('/product');
  await signIn();
  await act(() => session().logout());
  expect(landing()).toBe('/product');
});

it('[error-core-refresh-fails] a refresh that fails on a public page outside navigation shows a notice with a link to the login', async () => {
  const landing = open('/product');
  await signIn();
  await api.lab({ scenario: 'refresh-fails' });
  act(() => services.store.set(sessionAtom, { ...services.store.get(sessionAtom), expiresAtMs: 0 }));
  await act(async () => void (await session().loginCheck()));
  expect(landing()).toBe('/product');
  expect(await screen.findByText(/もう一度ログインしてください/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'ログイン' })).toHaveAttribute('href', '/login/?re=1');
  act(() => screen.getByRole('button', { name: '閉じる' }).click());
  expect(screen.queryByText(/もう一度ログインしてください/)).toBeNull();
});

it('[beh-flags-recorded] an expired password shows a notice with a link to the password form', async () => {
  open('/product');
  await signIn('expired@example.jp');
  expect(await screen.findByText(/パスワードの有効期限が切れています/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'パスワードを変更する' })).toHaveAttribute(
    'href',
    '/mypage/password',
  );
});
