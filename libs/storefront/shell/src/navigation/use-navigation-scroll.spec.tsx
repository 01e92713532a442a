import { act, render } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { Outlet, type RouteObject, RouterProvider, createMemoryRouter } from 'react-router-dom';
import { useNavigationScroll } from './use-navigation-scroll';

const FRAME_MS = 16;

let renderAgain: () => void = () => undefined;

function Page() {
  const [, setCount] = useState(0);
  renderAgain = () => setCount((count) => count + 1);
  useNavigationScroll(() => true);
  return (
    <>
      <Outlet />
      <p id="reviews">レビュー</p>
    </>
  );
}

/** A window that can be scrolled, for a shopper who may prefer reduced motion. */
function openWindow(prefersReducedMotion = false) {
  let y = 0;
  Object.defineProperty(window, 'scrollY', { get: () => y, configurable: true });
  jest.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
    y = Number(to[1]);
  });
  Object.defineProperty(window, 'matchMedia', {
    value: () => ({ matches: prefersReducedMotion }),
    configurable: true,
  });
  const scrollBy = (to: number) => {
    y = to;
    window.dispatchEvent(new Event('scroll'));
  };
  return { y: () => y, scrollBy };
}

function open(pages: readonly RouteObject[] = []) {
  const router = createMemoryRouter(
    [{ path: '/', element: <Page />, children: [...pages, { path: '*', element: null }] }],
    { initialEntries: ['/product'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('[const-scroll-back-restore] going back restores the position after 500 ms', async () => {
  const { y, scrollBy } = openWindow();
  const router = open();
  scrollBy(900);
  await act(() => router.navigate('/cart'));
  expect(y()).toBe(0);
  await act(() => router.navigate(-1));
  await pass(499);
  expect(y()).toBe(0);
  await pass(1);
  expect(y()).toBe(900);
});

it('a page that is shorter, and so moves the position, is not the one that is gone back to', async () => {
  const { y, scrollBy } = openWindow();
  function ShortPage() {
    useLayoutEffect(() => scrollBy(777), []);
    return null;
  }
  const router = open([{ path: 'short', element: <ShortPage /> }]);
  scrollBy(900);
  await act(() => router.navigate('/short'));
  await act(() => router.navigate(-1));
  await pass(500);
  expect(y()).toBe(900);
});

it('a page that renders again while it waits still restores the position', async () => {
  const { y, scrollBy } = openWindow();
  const router = open();
  scrollBy(900);
  await act(() => router.navigate('/cart'));
  await act(() => router.navigate(-1));
  await pass(300);
  act(renderAgain);
  await pass(200);
  expect(y()).toBe(900);
});

it('[const-scroll-animation, beh-scroll-animation] scrolling to an anchor takes 700 ms', async () => {
  const { y } = openWindow();
  const router = open();
  const place = document.getElementById('reviews');
  if (place === null) throw new Error('no place');
  jest.spyOn(place, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 1_000, 0, 0));
  await act(() => router.navigate('#reviews'));
  await pass(350);
  expect(y()).toBeGreaterThan(300);
  expect(y()).toBeLessThan(700);
  await pass(700 - 350 - 2 * FRAME_MS);
  expect(y()).toBeLessThan(1_000);
  await pass(4 * FRAME_MS);
  expect(y()).toBe(1_000);
});

it('with reduced motion the scroll is not animated', async () => {
  const { y } = openWindow(true);
  const router = open();
  const place = document.getElementById('reviews');
  if (place === null) throw new Error('no place');
  jest.spyOn(place, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 1_000, 0, 0));
  await act(() => router.navigate('#reviews'));
  expect(y()).toBe(1_000);
});
