import {
  ForbiddenError,
  MaintenanceError,
  NetworkError,
  NotFoundError,
  RejectedError,
  ServerError,
  TimeoutError,
} from '@shop/api-client/api-error';
import { errorView } from './error-view';
import { routeErrorResponse, statusOfRouteError, toPageError, toRouteError } from './route-error';

const body = (message: string, title: string | null = null) => ({ code: '', message, errors: {}, title });

it.each([
  ['an unknown product', new NotFoundError('GET /x', 404, body('')), 404, 'not-found', 'default'],
  [
    'an unknown channel [error-core-invalid-channel, beh-layout-invalid-channel]',
    new NotFoundError('GET /x', 404, body('チャネルが存在しない')),
    404,
    'not-found',
    'invalidChannel',
  ],
  [
    'an unknown channel by another status',
    new RejectedError('GET /x', 400, body('チャネルが存在しない')),
    404,
    'not-found',
    'invalidChannel',
  ],
  ['maintenance', new MaintenanceError('GET /x', 503, body('m', 't')), 503, 'maintenance', 'maintenance'],
  ['a lost connection [interp-lost-connection]', new NetworkError('GET /x', ''), 503, 'error', 'simple'],
  ['an API that does not respond in time', new TimeoutError('GET /x', ''), 503, 'error', 'simple'],
  ['a 500', new ServerError('GET /x', 500, body('')), 500, 'error', 'simple'],
  ['a 403', new ForbiddenError('GET /x', 403, body('')), 500, 'error', 'simple'],
  ['a bug', new TypeError('x'), 500, 'error', 'simple'],
  ['anything else', 'oops', 500, 'error', 'simple'],
])('%s', (_what, error, status, page, layout) => {
  const routeError = toRouteError(error);
  expect(statusOfRouteError(routeError)).toBe(status);
  expect(errorView(routeError)).toEqual({ page, layout });
});

it.each([
  ['a search word that is too long', new RejectedError('GET /x', 422, body('入力内容をご確認ください')), 404],
  ['a malformed key', new RejectedError('GET /x', 400, body('')), 404],
  ['an unknown channel', new RejectedError('GET /x', 400, body('チャネルが存在しない')), 404],
  ['a method that the API does not allow', new RejectedError('GET /x', 405, body('')), 500],
  ['an unknown product', new NotFoundError('GET /x', 404, body('')), 404],
  ['maintenance', new MaintenanceError('GET /x', 503, body('m', 't')), 503],
  ['a 500', new ServerError('GET /x', 500, body('')), 500],
  ['a bug', new TypeError('x'), 500],
])('a page whose load throws: %s', (_what, error, status) => {
  expect(statusOfRouteError(toPageError(error))).toBe(status);
});

it.each([
  ['not-found', 404, 'Not Found'],
  ['invalid-channel', 404, 'Not Found'],
  ['error', 500, 'Internal Server Error'],
] as const)('the response of %s says %i %s', (kind, status, statusText) => {
  expect(routeErrorResponse({ kind }).init).toEqual({ status, statusText });
});

it('a request of the shop itself that the API rejects is an error of the shop', () => {
  expect(toRouteError(new RejectedError('GET /x', 422, body('')))).toEqual({ kind: 'error' });
});

it('has title and message of the maintenance [error-core-503, beh-site-wide-state]', () => {
  expect(toRouteError(new MaintenanceError('GET /x', 503, body('夜間作業中です', 'お休み')))).toEqual({
    kind: 'maintenance',
    title: 'お休み',
    message: '夜間作業中です',
    gtmId: null,
  });
});

it('reads the error from the response that a loader has thrown', () => {
  const thrown = {
    status: 503,
    statusText: '',
    internal: false,
    data: { kind: 'maintenance', title: 'お休み', gtmId: 'GTM-ABC123' },
  };
  expect(toRouteError(thrown)).toEqual({
    kind: 'maintenance',
    title: 'お休み',
    message: null,
    gtmId: 'GTM-ABC123',
  });
});
