import { EnvironmentError, readEnvironment } from './read-environment';

const SECRET = 'a secret that is long enough';
const LIVE_SECRET = 'kM3vQ9xT7bLw2pZr8sYd5nFh4cJg6aEu';

describe('the environment', () => {
  it('has a default for everything in demo', () => {
    expect(readEnvironment({})).toMatchObject({
      env: 'demo',
      port: 4000,
      databaseUrl: null,
      trustedProxies: [],
      shopOrigins: { default: 'http://default.localhost:4200', gift: 'http://gift.localhost:4203' },
    });
  });

  it('moves the ports and origins together', () => {
    const read = readEnvironment({ SHOP_PORT_BASE: '5000', SHOP_ORIGIN_GIFT: 'https://gift.example/' });
    expect(read.port).toBe(5000);
    expect(read.shopOrigins).toMatchObject({
      school: 'http://school.localhost:5202',
      gift: 'https://gift.example',
    });
  });

  it.each<[string, NodeJS.ProcessEnv, string]>([
    ['an unknown environment', { SHOP_ENV: 'test' }, 'SHOP_ENV'],
    ['a port that is no number', { SHOP_PORT_BASE: 'abc' }, 'SHOP_PORT_BASE'],
    ['a port of the system', { SHOP_PORT_BASE: '0080' }, 'SHOP_PORT_BASE'],
    ['another database', { DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    ['a short secret', { SHOP_INTERNAL_SECRET: 'short' }, 'SHOP_INTERNAL_SECRET'],
    ['a live shop without its secret', { SHOP_ENV: 'live' }, 'SHOP_INTERNAL_SECRET'],
    [
      'a live shop with a short secret',
      { SHOP_ENV: 'live', SHOP_INTERNAL_SECRET: SECRET },
      'SHOP_INTERNAL_SECRET must have 32',
    ],
    [
      'a live shop with a secret anyone would guess',
      { SHOP_ENV: 'live', SHOP_INTERNAL_SECRET: 'secret'.repeat(8) },
      'SHOP_INTERNAL_SECRET must have 32',
    ],
    [
      'a live shop with a short signing key',
      { SHOP_ENV: 'live', SHOP_INTERNAL_SECRET: LIVE_SECRET, SHOP_TOKEN_SECRET: SECRET },
      'SHOP_TOKEN_SECRET',
    ],
    [
      'a live shop with a laboratory',
      { SHOP_ENV: 'live', SHOP_INTERNAL_SECRET: LIVE_SECRET, SHOP_LAB: '1' },
      'SHOP_LAB',
    ],
    ['an origin that is none', { SHOP_ORIGIN_GIFT: 'gift' }, 'SHOP_ORIGIN_GIFT'],
  ])('refuses %s by name', (_name, variables, variable) => {
    expect(() => readEnvironment(variables)).toThrow(EnvironmentError);
    expect(() => readEnvironment(variables)).toThrow(variable);
  });

  it('takes a live shop with its secret, and a list of proxies', () => {
    const read = readEnvironment({
      SHOP_ENV: 'live',
      SHOP_INTERNAL_SECRET: LIVE_SECRET,
      TRUSTED_PROXIES: '10.0.0.1, 10.0.0.2',
    });
    expect(read).toMatchObject({ env: 'live', trustedProxies: ['10.0.0.1', '10.0.0.2'] });
  });

  it('takes hosts of pictures as they stand in addresses, none by itself, and nothing that is no host', () => {
    const hostsOf = (list: string) => readEnvironment({ SHOP_PICTURE_HOSTS: list }).pictureHosts;
    expect(hostsOf('')).toEqual([]);
    expect(hostsOf('CDN.shopify.com, images.example:8443')).toEqual([
      'cdn.shopify.com',
      'images.example:8443',
    ]);
    for (const list of ['https://cdn.example', 'cdn.example/path', 'user@cdn.example', '*', 'a b'])
      expect(() => hostsOf(list)).toThrow('SHOP_PICTURE_HOSTS');
  });
});
