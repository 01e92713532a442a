import { shopServicesContext } from '@shop/query/shop-services-context';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { RouterContextProvider } from 'react-router-dom';
import { shopDocumentContext } from '../document/shop-document';
import { errorView } from '../page/error-view';
import { guardNavigation } from '../navigation/guard-navigation';
import { createDocumentLoader } from '../page/document-loader';
import { toRouteError } from '../page/route-error';
import { handle as mypage } from '../pages/mypage';
import { UnknownGuardError } from './decide-guard';

/** A page that names a guard which does not exist. */
const GUARDED = Object.assign({ ...mypage.page }, { guard: 'no-such-guard' });
const url = new URL('http://shop.example/mypage');

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

it('[error-core-route-check] a document with an unknown guard has status 500, and its page is not loaded', async () => {
  const context = new RouterContextProvider();
  context.set(shopServicesContext, services);
  context.set(shopDocumentContext, { channel: 'default', origin: url.origin, session: 'absent' });
  const load = jest.fn(() => ({}));
  const args = { context, params: {}, request: new Request(url), url, pattern: '/mypage' };
  await expect(createDocumentLoader({ ...GUARDED, load })(args)).rejects.toMatchObject({
    data: { kind: 'error' },
    init: { status: 500 },
  });
  expect(load).not.toHaveBeenCalled();
});

it('[error-core-route-check] a navigation with an unknown guard shows the error page', async () => {
  const error: unknown = await guardNavigation(GUARDED, url, services).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UnknownGuardError);
  expect(errorView(toRouteError(error))).toEqual({ page: 'error', layout: 'simple' });
});
