import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { useLinkedCode } from './use-linked-code';

/** What a browser without `requestIdleCallback` waits, as jsdom is one. */
const IDLE_MS = 200;

let loaded: string[] = [];
function Links({ hrefs }: { readonly hrefs: readonly string[] }) {
  useLinkedCode((id) => Promise.resolve(loaded.push(id)));
  return (
    <>
      <a href="/cart/">カート</a>
      <main>
        {hrefs.map((href) => (
          <a key={href} href={href}>
            {href}
          </a>
        ))}
      </main>
    </>
  );
}

/** Shows links and waits until the browser is idle. */
async function show(hrefs: readonly string[]) {
  render(
    <MemoryRouter initialEntries={['/product']}>
      <Links hrefs={hrefs} />
    </MemoryRouter>,
  );
  expect(loaded).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(IDLE_MS));
  return loaded;
}

beforeEach(() => {
  loaded = [];
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window.navigator, 'connection');
});

it.each([
  [
    'each kind of page once, in the order of its links',
    ['/product/mug/', '/product/cup/', '/maker/hibi/'],
    ['product-detail', 'maker-detail'],
  ],
  [
    'three kinds at most',
    ['/product', '/product/mug', '/maker', '/blog', '/news'],
    ['product-list', 'product-detail', 'maker'],
  ],
  ['nothing for other sites', ['https://other.example/product', '//other.example/product'], []],
])('loads the code behind the links of the main content: %s', async (_case, hrefs, ids) => {
  expect(await show(hrefs)).toEqual(ids);
});

it.each([
  ['the shopper saves data', { saveData: true }],
  ['the line is slow', { effectiveType: '3g' }],
])('loads nothing while %s', async (_case, connection) => {
  Object.defineProperty(window.navigator, 'connection', { value: connection, configurable: true });
  expect(await show(['/product/mug'])).toEqual([]);
});
