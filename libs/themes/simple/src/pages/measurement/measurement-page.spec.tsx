import { createMeasurementSpec } from '@shop/contract/timeseries/create-measurement';
import { listMeasurementsSpec } from '@shop/contract/timeseries/list-measurements';
import { measurements } from '@shop/shop-api/db/schema';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import MeasurementPage from './measurement-page';

const MEMBER = 'member@example.jp';
const shop = servedShopOfFile();

it('deletes one record after a question, leaves the others, and says when there are none', async () => {
  const { api, services } = shop;
  await act(() => services.session.login({ identifier: MEMBER, password: 'demo-pass-2026' }));
  const token = await api.signIn(MEMBER);
  await api.db.delete(measurements);
  for (const [measured_on, height] of [
    ['2026-04-01', 150],
    ['2026-05-01', 1.5],
  ] as const)
    await api.callWith(
      createMeasurementSpec,
      { query: {}, body: { measured_on, values: { height } } },
      { token },
    );
  const days = async () =>
    (await api.call(listMeasurementsSpec, { query: {} }, { token })).body.map((one) => one.measured_on);

  renderPage(<MeasurementPage />, { services, theme: simpleTheme, path: '/mypage/measurement' });
  const remove = (date: string) =>
    screen.findByRole('button', { name: new RegExp(`^削除する.*${date}の記録$`) });
  await userEvent.click(await remove('2026.05.01'));
  const question = () => within(screen.getByRole('dialog', { name: '2026.05.01の記録を削除しますか' }));
  expect(
    question().getByText(/ほかの記録は残ります。削除すると、元に戻すことはできません。/),
  ).toBeInTheDocument();
  await userEvent.click(question().getByRole('button', { name: 'キャンセル' }));
  expect(await days()).toEqual(['2026-05-01', '2026-04-01']);

  await userEvent.click(await remove('2026.05.01'));
  await userEvent.click(question().getByRole('button', { name: '削除する' }));
  await waitFor(async () => expect(await days()).toEqual(['2026-04-01']));
  await waitFor(() => expect(screen.queryByText('2026.05.01')).toBeNull());
  expect(document.body).not.toHaveFocus();

  await userEvent.click(await remove('2026.04.01'));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '削除する' }));
  expect(await screen.findByText('採寸データが記録されていません')).toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});
