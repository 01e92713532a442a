import { anonymousAuth } from '@shop/api-client/auth-port';
import { createApiClient } from '@shop/api-client/create-api-client';
import { createUserAddressSpec } from '@shop/contract/user-addresses/create-user-address';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { exportAddresses } from './export-addresses';

let api: TestApi;
let services: TestServices;
const save = jest.fn<void, [Blob, string]>();
const tell = jest.fn<void, [string]>();

beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
  await services.session.login({ identifier: 'member@example.jp', password: 'demo-pass-2026' });
});
afterAll(() => {
  services.session.close();
  return api.close();
});

it('[error-account-export-file] [contra-download-toast] [gap-export-toasts] saves the file under the server’s name, and its own toast says that the export has finished', async () => {
  const token = await api.signIn('member@example.jp');
  await api.call(createUserAddressSpec, { body: { ...TOKYO_ADDRESS, city: '千代田区千代田' } }, { token });
  await exportAddresses(services.api, { save, notify: tell });
  const [file, name] = save.mock.calls[0] ?? [];
  expect(name).toMatch(/\.csv$/);
  expect(await file?.text()).toContain('千代田区千代田');
  expect(tell.mock.calls).toEqual([['アドレス帳の書き出しが完了しました']]);
});

it('[error-account-export-json] [gap-export-toasts] a file that is not ready shows a message to wait', async () => {
  const delayed = createApiClient({
    baseUrl: 'http://api.invalid',
    channel: 'default',
    auth: anonymousAuth,
    onError: () => undefined,
    fetch: () => Promise.resolve(Response.json({ status: 'processing' })),
  });
  await exportAddresses(delayed, { save, notify: tell });
  expect(save).not.toHaveBeenCalled();
  expect(tell.mock.calls).toEqual([[expect.stringMatching(/時間がかかっています。しばらくお待ち/)]]);
});

it('rejects where the call fails, so that the caller shows it', async () => {
  await api.lab({ scenario: 'server-error', times: 1, match: { path: '/v1/me/user-addresses/export' } });
  await expect(exportAddresses(services.api, { save, notify: tell })).rejects.toMatchObject({
    kind: 'server',
  });
  expect(tell).not.toHaveBeenCalled();
});
