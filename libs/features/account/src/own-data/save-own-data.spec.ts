import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { saveOwnData } from './save-own-data';

let api: TestApi;
let services: TestServices;
const save = jest.fn<void, [Blob, string]>();
const notify = jest.fn<void, [string]>();

beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
  await services.session.login({ identifier: 'member@example.jp', password: 'demo-pass-2026' });
});
afterAll(() => {
  services.session.close();
  return api.close();
});

it('[string-download-toast] saves the file under the server’s name and shows a message', async () => {
  await saveOwnData(services.api, { save, notify });
  const [file, name] = save.mock.calls[0] ?? [];
  expect(name).toMatch(/^会員データ_\d{8}\.json$/);
  expect(await file?.text()).toContain('0312345678');
  expect(notify.mock.calls).toEqual([['ダウンロードが完了しました']]);
});

it('rejects where the call fails, so that the caller shows it', async () => {
  await api.lab({ scenario: 'server-error', times: 1, match: { path: '/v1/me/data' } });
  await expect(saveOwnData(services.api, { save, notify })).rejects.toMatchObject({ kind: 'server' });
  expect(notify).not.toHaveBeenCalled();
});
