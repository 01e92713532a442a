import { staticPages } from '@shop/shop-api/db/schema';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { cleanup, screen } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { simpleTheme } from '../../theme';
import { LoginProviders } from './login-providers';

const PROVIDER = {
  ...{ type: 'account-of-the-town', name: 'まちのアカウント', issuer: 'http://127.0.0.1:1' },
  ...{ clientId: 'shop', clientSecret: 'secret' },
};
let api: TestApi;
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi({ config: { oidcProviders: [PROVIDER] } });
});
beforeEach(async () => {
  services = await createTestServices((await api.serve()).url);
});
afterEach(() => {
  cleanup();
  services.session.close();
});
afterAll(() => api.close());

const show = () => renderPage(<LoginProviders />, { services, theme: simpleTheme, path: '/login/' });
const linked = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('beside the accounts elsewhere stands what the first sign-in by them agrees to', async () => {
  show();
  await screen.findByRole('link', { name: 'ご利用規約' });
  expect(screen.getByText(/はじめてのログインで、会員登録が行われます/)).toBeVisible();
  expect(linked()).toEqual(['/terms', '/privacy']);
});

it('a shop without terms names its privacy policy alone', async () => {
  await api.db.delete(staticPages).where(eq(staticPages.url, '/terms'));
  show();
  await screen.findByRole('button', { name: 'まちのアカウントでログイン' });
  expect(linked()).toEqual(['/privacy']);
});
