import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, type RouteObject, RouterProvider, createMemoryRouter } from 'react-router-dom';
import { FORM_SNAPSHOT_NAME } from './form-snapshot-name';
import { keepFormSnapshot } from './keep-form-snapshot';
import { createNavigationTarget } from './navigation-target';

const LIST: RouteObject = {
  path: '/list',
  element: (
    <>
      <Link to="/missing/cup?color=red">カップ</Link>
      <Link to="/here">ここ</Link>
    </>
  ),
};
const ROUTES: RouteObject[] = [
  LIST,
  { path: '/here', element: <Link to="/list">一覧へ</Link> },
  // The router waits for the document that replaces this one.
  { path: '/missing/:key', lazy: () => new Promise(() => undefined) },
];

/** A list of products in a page of its own. */
function openList() {
  const { contentWindow: page } = document.body.appendChild(document.createElement('iframe'));
  if (page === null) throw new Error('The page did not open.');
  const target = createNavigationTarget();
  keepFormSnapshot(page, sessionStorage, target.current);
  const router = createMemoryRouter(ROUTES, {
    initialEntries: ['/list'],
    instrumentations: [target.instrumentation],
  });
  // What the router tells React is held back, as a busy phone does: the page that is left shows nothing of it.
  const subscribe = router.subscribe.bind(router);
  const held = { isHeld: false };
  router.subscribe = (listener) =>
    subscribe((...told) => {
      if (!held.isHeld) listener(...told);
    });
  render(<RouterProvider router={router} />);
  return {
    hold: () => (held.isHeld = true),
    /** As the router's own form does, which needs more of a browser than jsdom has. */
    search: (words: string) => {
      const formData = new FormData();
      formData.set('q', words);
      void router.navigate('/missing/search?q=old', { formMethod: 'get', formData });
    },
    missPart: () => page.dispatchEvent(new Event('vite:preloadError')),
    /** The target that leaving the page saves; `undefined` where nothing is saved. */
    leave: (): unknown => {
      page.dispatchEvent(new Event('pagehide'));
      const saved: unknown = JSON.parse(sessionStorage.getItem(FORM_SNAPSHOT_NAME) ?? '{}');
      return typeof saved === 'object' && saved !== null && 'target' in saved ? saved.target : undefined;
    },
  };
}

beforeEach(() => sessionStorage.clear());
afterEach(() => document.body.replaceChildren());

it('[error-core-chunk] knows where a link leads before the page shows that it is being left', async () => {
  const { hold, leave } = openList();
  hold();
  await userEvent.click(screen.getByRole('link', { name: 'カップ' }));
  expect(leave()).toBe('/missing/cup?color=red');
});

it('[error-core-chunk] knows the words that a search was begun with', () => {
  const { hold, search, leave } = openList();
  hold();
  search('青 & 白');
  expect(leave()).toBe('/missing/search?q=%E9%9D%92+%26+%E7%99%BD');
});

it('saves nothing of a page that is left without a navigation', () => {
  expect(openList().leave()).toBeUndefined();
});

it('saves nothing once a navigation has arrived', async () => {
  const { leave } = openList();
  await userEvent.click(screen.getByRole('link', { name: 'ここ' }));
  await screen.findByRole('link', { name: '一覧へ' });
  expect(leave()).toBeUndefined();
});

it('[error-core-chunk] saves the fields alone where a part of the page is missing', () => {
  const { missPart, leave } = openList();
  missPart();
  expect(leave()).toBeNull();
});
