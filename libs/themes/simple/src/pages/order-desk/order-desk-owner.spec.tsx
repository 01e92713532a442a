import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { createTestServices, type TestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import OrderDeskPage from './order-desk-page';

let api: TestApi;
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url, 'corporate');
});
afterEach(() => sessionStorage.clear());
afterAll(() => {
  services.session.close();
  return api.close();
});

const show = () => renderPage(<OrderDeskPage />, { services, theme: simpleTheme, path: '/order-desk' });
const firstCode = () => screen.findByRole('textbox', { name: '1行目の商品番号' });
const signIn = () =>
  act(() => services.session.login({ identifier: 'member@example.jp', password: 'demo-pass-2026' }));
const signOut = () => act(() => services.session.logout());

it('a member’s rows leave the open page with the member, and are there again after the next sign-in', async () => {
  await signIn();
  show();
  await userEvent.type(await firstCode(), 'MINE-1');
  await signOut();
  await waitFor(async () => expect(await firstCode()).toHaveValue(''));
  await signIn();
  await waitFor(async () => expect(await firstCode()).toHaveValue('MINE-1'));
});

it('a guest’s rows stay over the sign-in, and are the member’s from then on', async () => {
  await signOut();
  show();
  await userEvent.type(await firstCode(), 'GUEST-1');
  await signIn();
  expect(await firstCode()).toHaveValue('GUEST-1');
  await signOut();
  await waitFor(async () => expect(await firstCode()).toHaveValue(''));
});
