import { DEFAULT_CONFIG } from '../ports/shop-api-config';
import { createTrustedClientIpReader } from './create-trusted-client-ip-reader';

const SECRET = 'a shared secret for tests';
const config = {
  ...DEFAULT_CONFIG,
  internalSecret: SECRET,
  trustedProxies: ['10.0.0.1', '10.0.0.2', '10.1.0.0/16'],
};

describe('the client IP', () => {
  it.each([
    { name: 'the socket, alone', headers: {}, socket: '192.0.2.9', expected: '192.0.2.9' },
    { name: 'the socket as IPv4 in IPv6', headers: {}, socket: '::ffff:192.0.2.9', expected: '192.0.2.9' },
    {
      name: 'a shop that knows the secret',
      headers: { 'x-shop-client-ip': '198.51.100.7', 'x-shop-internal-secret': SECRET },
      socket: '127.0.0.1',
      expected: '198.51.100.7',
    },
    {
      name: 'nobody who guesses the secret',
      headers: { 'x-shop-client-ip': '198.51.100.7', 'x-shop-internal-secret': `${SECRET}x` },
      socket: '192.0.2.9',
      expected: '192.0.2.9',
    },
    {
      name: 'no header without the secret',
      headers: { 'x-shop-client-ip': '198.51.100.7' },
      socket: '192.0.2.9',
      expected: '192.0.2.9',
    },
    {
      name: 'no X-Forwarded-For of a stranger',
      headers: { 'x-forwarded-for': '198.51.100.7' },
      socket: '192.0.2.9',
      expected: '192.0.2.9',
    },
    {
      name: 'a listed proxy',
      headers: { 'x-forwarded-for': '198.51.100.7' },
      socket: '10.0.0.1',
      expected: '198.51.100.7',
    },
    {
      name: 'a proxy in a listed range, as the shops read it',
      headers: { 'x-forwarded-for': '198.51.100.7' },
      socket: '::ffff:10.1.2.3',
      expected: '198.51.100.7',
    },
    {
      name: 'two listed proxies, and not what the shopper wrote before them',
      headers: { 'x-forwarded-for': '1.1.1.1, 198.51.100.7, 10.0.0.2' },
      socket: '10.0.0.1',
      expected: '198.51.100.7',
    },
  ])('is read from $name', ({ headers, socket, expected }) => {
    expect(createTrustedClientIpReader(config)(new Headers(headers), socket)).toBe(expected);
  });
});
