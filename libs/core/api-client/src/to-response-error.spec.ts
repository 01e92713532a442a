import { readErrorBody } from './error-body';
import { toResponseError } from './to-response-error';

const errorOf = (status: number, body: string) =>
  toResponseError('GET /v1/things', status, new Headers(), readErrorBody(body));

// Reliability 33: only what the API itself says is a maintenance.
it.each([
  ['a page of a proxy', 502, '<html>', 'network'],
  ['the shop’s own proxy', 502, '{"code":"proxy.response_lost","message":"通信できませんでした"}', 'network'],
  ['a proxy that waited too long', 504, '{"code":"proxy.timed_out"}', 'timeout'],
  ['a page of a proxy that is full', 503, '<html>', 'server'],
  ['a 503 without a title', 503, '{"message":"お待ちください"}', 'server'],
  ['a maintenance', 503, '{"title":"設備点検","message":"朝6時まで"}', 'maintenance'],
])('%s is an error of its kind', (_what, status, body, kind) => {
  expect(errorOf(status, body).kind).toBe(kind);
});
