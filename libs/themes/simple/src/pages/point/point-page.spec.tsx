import { pointEntries } from '@shop/shop-api/db/schema';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { wholeText } from '@shop/testing-react/whole-text';
import { act, screen } from '@testing-library/react';
import { gt } from 'drizzle-orm';
import { simpleTheme } from '../../theme';
import { MypageNotices } from '../mypage/mypage-notices';
import { useMypageNotices } from '../mypage/use-mypage-notices';
import PointPage from './point-page';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAY = String.raw`\d{4}\.\d{2}\.\d{2}（[日月火水木金土]）`;
const shop = servedShopOfFile();
const Notices = () => <MypageNotices notices={useMypageNotices()} />;

it('says with its weekday on which day points end: on their page, in the history, and on the member’s home', async () => {
  const { services, api } = shop;
  await act(() => services.session.login({ identifier: 'member@example.jp', password: 'demo-pass-2026' }));
  const soon = new Date(api.clock.now().getTime() + DAY_MS);
  await api.db.update(pointEntries).set({ expiresAt: soon }).where(gt(pointEntries.remaining, 0));
  renderPage(
    <>
      <PointPage params={{}} search={new URLSearchParams()} />
      <Notices />
    </>,
    { services, theme: simpleTheme, path: '/mypage/point' },
  );
  expect(await screen.findByText(new RegExp(`ポイントの有効期限は${DAY}です`))).toBeVisible();
  expect((await screen.findAllByText(wholeText(new RegExp(`^有効期限 ${DAY}$`))))[0]).toBeVisible();
  expect(
    await screen.findByRole('link', { name: new RegExp(`ポイントの有効期限が\\s?${DAY}\\s?に切れます`) }),
  ).toBeVisible();
});
