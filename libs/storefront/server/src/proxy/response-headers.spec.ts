import { securityHeaders } from '../security/security-headers';
import { responseHeadersForBrowser, sandboxHeaders } from './response-headers';

it('forwards what describes the response, its caching, and the headers of the contract', () => {
  const headers = {
    'content-type': 'application/json',
    'content-length': '12',
    'content-disposition': "attachment; filename*=UTF-8''%E6%A3%9A.csv",
    'cache-control': 'private, no-store',
    etag: '"a"',
    'x-total': '12',
    'x-suggested-filename': '%E6%A3%9A.csv',
    'x-redirect-url': '/cart/',
    'x-guest-token': 'a',
    'retry-after': '5',
  };
  expect(responseHeadersForBrowser(headers)).toEqual(headers);
});

it.each([
  ['a cookie', { 'set-cookie': ['a=1'] }],
  ['a redirect', { location: 'https://evil.example/' }],
  ['a delayed redirect', { refresh: '0; url=https://evil.example/' }],
  ['a preload', { link: '<https://evil.example/a.js>; rel=preload' }],
  ['an alternative server', { 'alt-svc': 'h2="evil.example:443"' }],
  ['a policy of its own', { 'content-security-policy': "default-src 'unsafe-inline'" }],
  ['a permission for other origins', { 'access-control-allow-origin': '*' }],
  ['an order to clear data', { 'clear-site-data': '"*"' }],
  ['a header that a reverse proxy obeys', { 'x-accel-redirect': '/etc/passwd' }],
  ['a header of the connection', { connection: 'close', 'transfer-encoding': 'chunked' }],
  ['the secret of the shop', { 'x-shop-internal-secret': 'a' }],
])('does not forward %s', (_what, headers) => {
  expect(responseHeadersForBrowser(headers)).toEqual({});
});

it.each([
  [
    '/v1/products',
    "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
  ],
  [
    '/files/0123456789abcdef-960.webp',
    "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
  ],
  [
    '/newsletters/default/1-x',
    "sandbox allow-forms; default-src 'none'; base-uri 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'; form-action 'self'",
  ],
])('a response of %s is sandboxed', (path, policy) => {
  expect(sandboxHeaders(path, securityHeaders('https://shop.example'))).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'unsafe-none',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'Content-Security-Policy': policy,
  });
});
