import { getMyUserSpec } from '@shop/contract/users/get-my-user';
import { updateMyUser } from '@shop/contract/users/update-my-user';
import { browserCookies } from '@shop/session/browser-cookies';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import UserInfoEditPage from './user-info-edit-page';

let api: TestApi;
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi();
});
afterEach(() => {
  cleanup();
  services.session.close();
});
afterAll(() => api.close());

it('[beh-username-never-sent] what the page saves has no user name, and the member keeps theirs', async () => {
  const token = await api.signIn('member@example.jp');
  browserCookies().set('access_token', token, { days: 1 });
  browserCookies().set('expires_at', new Date(Date.now() + 3_600_000).toISOString(), { days: 1 });
  services = await createTestServices((await api.serve()).url);
  const calls = jest.spyOn(services.api, 'call');
  renderPage(<UserInfoEditPage params={{}} search={new URLSearchParams()} />, {
    services,
    theme: simpleTheme,
    path: '/mypage/user_info/edit',
  });
  await userEvent.type(await screen.findByLabelText(/^職業/), '料理人');
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: '保存する' }));
  const sent = () => calls.mock.calls.filter(([endpoint]) => endpoint === updateMyUser);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.[1].body).toEqual({ job: '料理人' });
  expect(JSON.stringify(sent()[0]?.[1])).not.toContain('username');
  await waitFor(async () =>
    expect((await api.call(getMyUserSpec, {}, { token })).body).toMatchObject({
      job: '料理人',
      username: 'member',
    }),
  );
});
