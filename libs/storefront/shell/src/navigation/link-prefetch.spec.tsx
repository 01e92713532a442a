import { act, fireEvent, render, screen } from '@testing-library/react';
import { LinkPrefetch } from './link-prefetch';

const mockPrefetched: string[] = [];
const mockTables: string[] = [];
const mockTheme = { allPages: { load: () => Promise.resolve(mockTables.push('all pages')) } };
const mockServices = {};
jest.mock('@shop/theming/theme-provider', () => ({ useTheme: () => mockTheme }));
jest.mock('@shop/query/shop-services-provider', () => ({ useShopServices: () => mockServices }));
jest.mock('../page/load-page-definition', () => ({}));
jest.mock('../page/load-theme-parts', () => ({}));
jest.mock('react-router-dom', () => ({
  PrefetchPageLinks: ({ page }: { readonly page: string }) => <link data-testid="hint" href={page} />,
}));
jest.mock('./use-linked-code', () => ({ useLinkedCode: () => undefined }));
jest.mock('./prefetch-page', () => ({
  prefetchPage: (url: URL) => Promise.resolve(mockPrefetched.push(url.pathname)),
}));

function Links() {
  return (
    <>
      <LinkPrefetch />
      <a href="/product/mug/">
        <span>マグ</span>
      </a>
      <a href="#reviews">レビュー</a>
      <a href="https://other.example/product">ほかの店</a>
    </>
  );
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  mockPrefetched.length = 0;
  mockTables.length = 0;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('prefetches the page once the pointer has rested on its link for 40 ms', () => {
  render(<Links />);
  fireEvent.pointerOver(screen.getByText('マグ'));
  wait(39);
  expect(mockPrefetched).toEqual([]);
  wait(1);
  expect(mockPrefetched).toEqual(['/product/mug/']);
});

it('prefetches the page at once when its link is pressed', () => {
  render(<Links />);
  fireEvent.pointerDown(screen.getByText('マグ'));
  expect(mockPrefetched).toEqual(['/product/mug/']);
  expect(screen.getByTestId('hint').getAttribute('href')).toBe('/product/mug/');
});

it('prefetches nothing again when the link on which the pointer has rested is pressed', () => {
  render(<Links />);
  fireEvent.pointerOver(screen.getByText('マグ'));
  wait(40);
  fireEvent.pointerDown(screen.getByText('マグ'));
  expect(mockPrefetched).toEqual(['/product/mug/']);
});

it('prefetches the page again when the pointer has been elsewhere', () => {
  render(<Links />);
  for (const target of [screen.getByText('マグ'), document.body, screen.getByText('マグ')]) {
    fireEvent.pointerOver(target);
    wait(40);
  }
  expect(mockPrefetched).toEqual(['/product/mug/', '/product/mug/']);
});

it('prefetches the page of the link that has the focus at once when the code arrives', () => {
  const link = document.createElement('a');
  link.href = '/cart/';
  document.body.append(link);
  link.focus();
  render(<Links />);
  expect(mockPrefetched).toEqual(['/cart/']);
  link.remove();
});

it('loads the table of all pages with its own code, so that an intent waits for the page alone', () => {
  render(<Links />);
  expect(mockTables).toEqual(['all pages']);
});

it.each([
  ['the pointer moves on', () => fireEvent.pointerOver(document.body)],
  ['the finger moves', () => fireEvent.touchMove(document.body)],
  ['the page scrolls', () => fireEvent.scroll(document)],
])('prefetches nothing when %s before that', (_case, interrupt) => {
  render(<Links />);
  fireEvent.pointerOver(screen.getByText('マグ'));
  wait(30);
  interrupt();
  wait(1_000);
  expect(mockPrefetched).toEqual([]);
});

it.each(['レビュー', 'ほかの店'])(
  'prefetches nothing for a link to this page or to another site: %s',
  (name) => {
    render(<Links />);
    fireEvent.pointerDown(screen.getByText(name));
    wait(1_000);
    expect(mockPrefetched).toEqual([]);
  },
);
