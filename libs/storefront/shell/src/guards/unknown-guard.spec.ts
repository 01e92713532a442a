import { shopServicesContext } from '@shop/query/shop-services-context';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { RouterContextProvider } from 'react-router-dom';
import { shopDocumentContext } from '../document/shop-document';
import { errorView } from '../page/error-view';
import { interceptNavigation } from '../navigation/intercept-navigation';
import { createDocumentLoader } from '../page/document-loader';
import { toRouteError } from '../page/route-error';
import { handle as mypage } from '../pages/mypage';
import { UnknownGuardError } from './decide-guard';

/** A page whose route names a guard that no version of the shop has. */
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

it('[error-core-route-check] an unknown guard gives 500 as a document, and its page is never loaded', async () => {
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

it('[error-core-route-check] an unknown guard stops a navigation with the page of errors', async () => {
  const error: unknown = await interceptNavigation(GUARDED, url, services).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UnknownGuardError);
  expect(errorView(toRouteError(error))).toEqual({ page: 'error', layout: 'simple' });
});
