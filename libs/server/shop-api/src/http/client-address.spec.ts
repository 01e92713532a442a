import { DEFAULT_CONFIG } from '../ports/shop-api-config';
import { clientAddress } from './client-address';

const SECRET = 'a shared secret for tests';
const config = { ...DEFAULT_CONFIG, internalSecret: SECRET, trustedProxies: ['10.0.0.1', '10.0.0.2'] };

describe('the address of the shopper', () => {
  it.each([
    { name: 'the socket, alone', headers: {}, socket: '192.0.2.9', expected: '192.0.2.9' },
    { name: 'the socket as IPv4 in IPv6', headers: {}, socket: '::ffff:192.0.2.9', expected: '192.0.2.9' },
    {
      name: 'a shop that knows the secret',
      headers: { 'x-shop-client-address': '198.51.100.7', 'x-shop-internal-secret': SECRET },
      socket: '127.0.0.1',
      expected: '198.51.100.7',
    },
    {
      name: 'nobody who guesses the secret',
      headers: { 'x-shop-client-address': '198.51.100.7', 'x-shop-internal-secret': `${SECRET}x` },
      socket: '192.0.2.9',
      expected: '192.0.2.9',
    },
    {
      name: 'no header without the secret',
      headers: { 'x-shop-client-address': '198.51.100.7' },
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
      name: 'two listed proxies, and not what the shopper wrote before them',
      headers: { 'x-forwarded-for': '1.1.1.1, 198.51.100.7, 10.0.0.2' },
      socket: '10.0.0.1',
      expected: '198.51.100.7',
    },
  ])('comes from $name', ({ headers, socket, expected }) => {
    expect(clientAddress(new Headers(headers), socket, config)).toBe(expected);
  });
});
