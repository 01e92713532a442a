import {
  NetworkError,
  RateLimitedError,
  RejectedError,
  ServerError,
  TimeoutError,
} from '@shop/api-client/api-error';
import { errorMessage } from './error-message';

const body = (message: string) => ({ code: '', message, errors: {}, title: null });

it.each([
  [
    'the server’s own words',
    new RejectedError('GET /', 422, body('在庫が不足しています')),
    '在庫が不足しています',
  ],
  ['nothing of a server’s inside', new ServerError('GET /', 500, body('SELECT')), /^エラーが発生しました/],
  ['no network', new NetworkError('GET /', 'x'), /接続を確認/],
  ['a time-out', new TimeoutError('GET /', 'x'), /タイムアウト/],
  ['too many calls', new RateLimitedError('GET /', 429, body(''), 1000), /しばらく待って/],
  ['something else', new Error('x is undefined'), /^エラーが発生しました/],
])('the message for %s', (_name, error, expected) => {
  expect(errorMessage(error)).toMatch(expected);
});
