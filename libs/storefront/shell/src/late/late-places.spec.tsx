import { act, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { LatePlaces } from './late-places';

const Late = ({ area }: { readonly area: string }) => <p>店からのご案内（{area}）</p>;
const mockLate = { load: () => Promise.resolve(Late) };
const mockLoad = jest.fn(() => Promise.resolve({ late: mockLate }));
const mockTheme = { allPages: { load: () => mockLoad() } };
jest.mock('@shop/theming/theme-provider', () => ({ useTheme: () => mockTheme }));

const mockNear: (() => Promise<unknown>)[] = [];
jest.mock('@shop/site/loading/load-near-viewport', () => ({
  loadNearViewport: (_place: Element, load: () => Promise<unknown>) => {
    mockNear.push(load);
    return () => undefined;
  },
}));
beforeEach(() => {
  mockNear.length = 0;
});

const show = () =>
  render(
    <MemoryRouter initialEntries={['/product']}>
      <LatePlaces />
      <Routes>
        <Route
          path="/product"
          element={
            <>
              <div data-testid="place" data-late="product-list" />
              <Link to="/">ホームへ</Link>
            </>
          }
        />
        <Route path="/" element={<p>ホーム</p>} />
      </Routes>
    </MemoryRouter>,
  );
const comeNear = () => act(() => Promise.all(mockNear.map((load) => load())));

it('fills the place of a page when it comes near, and is gone with the page', async () => {
  show();
  expect(mockLoad).not.toHaveBeenCalled();
  await comeNear();
  expect(screen.getByTestId('place')).toHaveTextContent('店からのご案内（product-list）');
  act(() => screen.getByRole('link').click());
  expect(screen.getByText('ホーム')).toBeVisible();
  expect(screen.queryByText(/店からのご案内/)).toBeNull();
  expect(mockNear).toHaveLength(1);
});

it('the place of the layout stays filled from page to page', async () => {
  render(
    <MemoryRouter initialEntries={['/product']}>
      <LatePlaces />
      <Link to="/">ホームへ</Link>
      <footer data-late="footer" />
    </MemoryRouter>,
  );
  await comeNear();
  const text = screen.getByText('店からのご案内（footer）');
  act(() => screen.getByRole('link').click());
  expect(screen.getByText('店からのご案内（footer）')).toBe(text);
  await comeNear();
  expect(screen.getAllByText(/店からのご案内/)).toHaveLength(1);
});
