import { channels } from '@shop/shop-api/db/schema';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { cleanup, screen } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { defaultTheme } from '../../theme';
import { Hero } from './hero';

const SAMPLE = '木もれ日のような';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
afterEach(cleanup);

async function renderHero(settings: Readonly<Record<string, string>>) {
  await api.db.update(channels).set({ settings }).where(eq(channels.key, 'default'));
  const services = await createTestServices((await api.serve()).url);
  const { container } = renderPage(<Hero />, { services, theme: defaultTheme, path: '/' });
  services.session.close();
  return container;
}

it('a demonstration shows the sample of its theme', async () => {
  const container = await renderHero({});
  expect(container).toHaveTextContent(SAMPLE);
  expect(screen.getByRole('img')).toHaveAccessibleName(/木のテーブル/);
});

it('a live shop that has said nothing shows its name alone', async () => {
  const container = await renderHero({ 'HOME.HERO.PHRASE': '', 'SITE.LOGO.PICTURE': '' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('くらしの道具店');
  expect(container).not.toHaveTextContent(SAMPLE);
  expect(screen.queryByRole('img')).toBeNull();
});

it('a shop shows its own sentence and picture', async () => {
  const container = await renderHero({
    'HOME.HERO.PHRASE': '山の\n道具',
    'HOME.HERO.LEAD': '登るために。',
    'HOME.HERO.PICTURE': '/files/0123456789abcdef-960.webp',
    'HOME.HERO.PICTURE_ALT': '山小屋',
  });
  expect(container).toHaveTextContent('山の道具登るために。');
  expect(container).not.toHaveTextContent(SAMPLE);
  expect(screen.getByRole('img', { name: '山小屋' })).toHaveAttribute(
    'src',
    '/files/0123456789abcdef-960.webp',
  );
});
