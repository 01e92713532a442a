import { requestHeadersForApi } from './request-headers';

const REQUEST_CONTEXT = { clientIp: '203.0.113.7', internalSecret: 'the-secret', requestId: 'r-1' };

it('forwards the headers of the call', () => {
  const headers = requestHeadersForApi(
    { accept: 'application/json', 'channel-id': 'default', authorization: 'Bearer t' },
    REQUEST_CONTEXT,
  );
  expect(headers).toMatchObject({
    'channel-id': 'default',
    authorization: 'Bearer t',
  });
});

it.each([
  ['a cookie', 'cookie', 'access_token=x'],
  ['a forged IP', 'x-forwarded-for', '10.0.0.1'],
  ['a forged host', 'x-forwarded-host', 'evil.example'],
  ['the standard form of both', 'forwarded', 'for=10.0.0.1'],
  ['the shop’s own host', 'host', 'default.localhost'],
  ['a header of the connection', 'transfer-encoding', 'chunked'],
  ['what the request says of its length', 'content-length', '2'],
  ['a header that the connection names', 'x-hop', '1'],
  ['any other header of the shop’s own', 'x-shop-role', 'admin'],
])('does not forward %s', (_what, name, value) => {
  expect(
    requestHeadersForApi({ [name]: value, connection: 'keep-alive, X-Hop' }, REQUEST_CONTEXT),
  ).not.toHaveProperty(name);
});

it('forwards the client of the lab only while the lab is open', () => {
  const headers = { 'x-lab-client': 'one' };
  expect(requestHeadersForApi(headers, REQUEST_CONTEXT)).not.toHaveProperty('x-lab-client');
  expect(requestHeadersForApi(headers, REQUEST_CONTEXT, { isLab: true })).toHaveProperty(
    'x-lab-client',
    'one',
  );
});

it('sends its own context in place of those in the request', () => {
  const headers = requestHeadersForApi(
    { 'x-shop-client-ip': '10.0.0.1', 'X-Shop-Internal-Secret': 'guess', 'x-request-id': 'forged' },
    REQUEST_CONTEXT,
  );
  expect(headers).toEqual({
    'x-shop-client-ip': '203.0.113.7',
    'x-shop-internal-secret': 'the-secret',
    'x-request-id': 'r-1',
  });
});
