import {
  addDeviceSearch,
  readDeviceSearches,
} from '@shop/feature-catalogue/search-suggestions/device-searches';
import { deviceStorage } from '@shop/site/storage/shop-storage';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { simpleTheme } from '../../theme';
import { SearchForm } from './search-form';

let api: TestApi;
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
});
afterAll(() => {
  services.session.close();
  return api.close();
});
afterEach(cleanup);

/** After which an answer is there. */
const LATE_MS = 600;

const show = () => renderPage(<SearchForm id="search" />, { services, theme: simpleTheme });
const box = () => screen.getByRole('searchbox', { name: '商品を検索' });
const options = () => screen.getAllByRole('option');

it('arrow keys walk through what a word may mean, and Enter goes there', async () => {
  const user = userEvent.setup();
  const { pathname } = show();
  await user.type(box(), 'みの');
  const maker = await screen.findByRole('option', { name: /箕輪.*メーカー/ });
  expect(screen.getByText(/^候補が\d+件あります。/)).toBeInTheDocument();
  for (let at = 0; at <= options().indexOf(maker); at += 1) await user.keyboard('{ArrowDown}');
  expect(box()).toHaveAttribute('aria-activedescendant', maker.id);
  expect(maker).toHaveAttribute('aria-selected', 'true');
  expect(box()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(pathname()).toMatch(/^\/product\?maker=/));
});

it('Enter without a choice searches the word, and Escape closes the list', async () => {
  const user = userEvent.setup();
  show();
  const sent = jest.fn((event: Event) => event.preventDefault());
  // jsdom cannot read a form for the router.
  screen.getByRole('search').addEventListener('submit', sent, true);
  await user.type(box(), 'マグ');
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(box()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);
  expect(box()).toHaveValue('マグ');
});

it('Enter closes the list, which an answer that comes late does not open again', async () => {
  const user = userEvent.setup();
  show();
  screen.getByRole('search').addEventListener('submit', (event) => event.preventDefault(), true);
  await user.type(box(), 'みの');
  await screen.findAllByRole('option');
  await user.type(box(), 'る{Enter}');
  expect(screen.queryByRole('option')).toBeNull();
  await user.clear(box());
  await user.type(box(), 'マグ{Enter}');
  await new Promise((resolve) => setTimeout(resolve, LATE_MS));
  expect(screen.queryByRole('option')).toBeNull();
});

function FormWithWayToResults() {
  const navigate = useNavigate();
  return (
    <>
      <SearchForm id="search" />
      <button type="button" onClick={() => void navigate('?word=マグ')}>
        結果へ
      </button>
    </>
  );
}

it('the page of the results begins without the list, which opens when the box is used again', async () => {
  const user = userEvent.setup();
  renderPage(<FormWithWayToResults />, { services, theme: simpleTheme });
  await user.type(box(), 'マグ');
  await screen.findAllByRole('option');
  await user.click(screen.getByRole('button', { name: '結果へ' }));
  await waitFor(() => expect(box()).toHaveValue('マグ'));
  await new Promise((resolve) => setTimeout(resolve, LATE_MS));
  expect(screen.queryByRole('option')).toBeNull();
  await user.click(box());
  expect(await screen.findAllByRole('option')).not.toHaveLength(0);
});

it('a key of the input method neither walks nor chooses', async () => {
  const user = userEvent.setup();
  show();
  await user.type(box(), 'マグ');
  await screen.findAllByRole('option');
  box().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', isComposing: true, bubbles: true }));
  expect(box()).not.toHaveAttribute('aria-activedescendant');
});

it('past searches stand there before anything is written, and can be forgotten', async () => {
  const device = deviceStorage(services);
  for (const word of ['椅子', '湯のみ']) addDeviceSearch(device, word);
  const user = userEvent.setup();
  show();
  await user.click(box());
  await waitFor(() =>
    expect(options().map(({ textContent }) => textContent)).toEqual(['湯のみ検索履歴', '椅子検索履歴']),
  );
  await user.click(screen.getByRole('button', { name: '「湯のみ」を検索履歴から削除する' }));
  await waitFor(() => expect(options()).toHaveLength(1));
  expect(readDeviceSearches(device)).toEqual(['椅子']);
});

it('a member’s searches come from the shop', async () => {
  await services.session.login({ identifier: 'member@example.jp', password: 'demo-pass-2026' });
  const user = userEvent.setup();
  show();
  await user.click(box());
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
  const count = options().length;
  await user.click(screen.getAllByRole('button', { name: /を検索履歴から削除する$/ })[0]!);
  await waitFor(() => expect(screen.queryAllByRole('option')).toHaveLength(count - 1));
});
