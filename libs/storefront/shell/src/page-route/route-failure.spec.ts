import {
  ForbiddenError,
  MaintenanceError,
  NetworkError,
  NotFoundError,
  RejectedError,
  ServerError,
  TimeoutError,
} from '@shop/api-client/api-error';
import { failureView } from '../document/failure-view';
import { statusOfFailure, toPageFailure, toRouteFailure } from './route-failure';

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
  ['an API that is gone', new NetworkError('GET /x', ''), 503, 'maintenance', 'maintenance'],
  ['an API that hangs', new TimeoutError('GET /x', ''), 503, 'maintenance', 'maintenance'],
  ['a 500', new ServerError('GET /x', 500, body('')), 500, 'error', 'simple'],
  ['a 403', new ForbiddenError('GET /x', 403, body('')), 500, 'error', 'simple'],
  ['a mistake of ours', new TypeError('x'), 500, 'error', 'simple'],
  ['anything else', 'oops', 500, 'error', 'simple'],
])('%s', (_what, error, status, page, layout) => {
  const failure = toRouteFailure(error);
  expect(statusOfFailure(failure)).toBe(status);
  expect(failureView(failure)).toEqual({ page, layout });
});

it.each([
  ['a word that is too long', new RejectedError('GET /x', 422, body('入力内容をご確認ください')), 404],
  ['a key that could never be one', new RejectedError('GET /x', 400, body('')), 404],
  ['an unknown channel', new RejectedError('GET /x', 400, body('チャネルが存在しない')), 404],
  ['a way that the API has closed', new RejectedError('GET /x', 405, body('')), 500],
  ['an unknown product', new NotFoundError('GET /x', 404, body('')), 404],
  ['maintenance', new MaintenanceError('GET /x', 503, body('m', 't')), 503],
  ['a 500', new ServerError('GET /x', 500, body('')), 500],
  ['a mistake of ours', new TypeError('x'), 500],
])('a page whose address asks for %s', (_what, error, status) => {
  expect(statusOfFailure(toPageFailure(error))).toBe(status);
});

it('the shop’s own question that the API refuses is a mistake of the shop', () => {
  expect(toRouteFailure(new RejectedError('GET /x', 422, body('')))).toEqual({ kind: 'error' });
});

it('keeps the words of the maintenance [error-core-503]', () => {
  expect(toRouteFailure(new MaintenanceError('GET /x', 503, body('夜間作業中です', 'お休み')))).toEqual({
    kind: 'maintenance',
    title: 'お休み',
    message: '夜間作業中です',
  });
});

it('reads back what a loader threw, as the router hands it on', () => {
  const thrown = {
    status: 503,
    statusText: '',
    internal: false,
    data: { kind: 'maintenance', title: 'お休み' },
  };
  expect(toRouteFailure(thrown)).toEqual({ kind: 'maintenance', title: 'お休み', message: null });
});
