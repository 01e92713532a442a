import { fireEvent, render, screen } from '@testing-library/react';
import { useLinkPrefetch } from './use-link-prefetch';

const mockLoaded: string[] = [];
const mockPart = (id: string) => ({ load: () => Promise.resolve(mockLoaded.push(id)) });
jest.mock('@shop/theming/theme-provider', () => ({
  useTheme: () => ({
    pages: { 'product-list': mockPart('product-list'), 'product-detail': mockPart('product-detail') },
    layouts: {},
  }),
}));

function Links() {
  useLinkPrefetch();
  return (
    <>
      <a href="/product/mug/">マグ</a>
      <a href="https://other.example/product">ほかの店</a>
    </>
  );
}

beforeEach(() => {
  mockLoaded.length = 0;
  jest.useFakeTimers();
  render(<Links />);
});
afterEach(() => jest.useRealTimers());

it('loads the code of the page once the pointer has rested on its link for 80 ms', () => {
  fireEvent.pointerOver(screen.getByRole('link', { name: 'マグ' }));
  jest.advanceTimersByTime(79);
  expect(mockLoaded).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(mockLoaded).toEqual(['product-detail']);
});

it('loads nothing for a link that the pointer only passes over', () => {
  fireEvent.pointerOver(screen.getByRole('link', { name: 'マグ' }));
  jest.advanceTimersByTime(40);
  fireEvent.pointerOver(document.body);
  jest.advanceTimersByTime(1_000);
  expect(mockLoaded).toEqual([]);
});

it('loads nothing for a link to another site', () => {
  fireEvent.pointerOver(screen.getByRole('link', { name: 'ほかの店' }));
  jest.advanceTimersByTime(1_000);
  expect(mockLoaded).toEqual([]);
});
