import { LIVE_ENVIRONMENT as LIVE } from '@shop/testing-api/live-environment';
import { EnvironmentError, readEnvironment } from './read-environment';

const SECRET = 'a secret that is long enough';

describe('the environment', () => {
  it('has a default for every variable in a demonstration', () => {
    expect(readEnvironment({})).toMatchObject({
      env: 'demo',
      port: 4000,
      databaseUrl: null,
      databaseConnections: 10,
      trustedProxies: [],
      shopOrigins: { default: 'http://default.localhost:4200', gift: 'http://gift.localhost:4203' },
    });
  });

  it('reads how many connections to PostgreSQL there are', () => {
    expect(readEnvironment({ DATABASE_POOL_SIZE: '40' }).databaseConnections).toBe(40);
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
    ['a port that nothing can call', { SHOP_PORT_BASE: '6000' }, 'SHOP_PORT_BASE must be another number'],
    ['the port of a shop that nothing can call', { SHOP_PORT_BASE: '5798' }, 'refuse port 6000'],
    ['another database', { DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    ['a pool without a connection to spare', { DATABASE_POOL_SIZE: '1' }, 'DATABASE_POOL_SIZE'],
    ['a pool of no number', { DATABASE_POOL_SIZE: 'many' }, 'DATABASE_POOL_SIZE'],
    ['a short secret', { SHOP_INTERNAL_SECRET: 'short' }, 'SHOP_INTERNAL_SECRET'],
    [
      'a live shop without its secret',
      { ...LIVE, SHOP_INTERNAL_SECRET: '' },
      'SHOP_INTERNAL_SECRET must be set',
    ],
    [
      'a live shop with a short secret',
      { ...LIVE, SHOP_INTERNAL_SECRET: SECRET },
      'SHOP_INTERNAL_SECRET must have 32',
    ],
    [
      'a live shop with a secret anyone would guess',
      { ...LIVE, SHOP_INTERNAL_SECRET: 'secret'.repeat(8) },
      'SHOP_INTERNAL_SECRET must have 32',
    ],
    ['a live shop with a short signing key', { ...LIVE, SHOP_TOKEN_SECRET: SECRET }, 'SHOP_TOKEN_SECRET'],
    ['a live shop with the fault lab', { ...LIVE, SHOP_LAB: '1' }, 'SHOP_LAB'],
    ['a live shop that sends no mail', { ...LIVE, SMTP_URL: '' }, 'SMTP_URL must be set'],
    ['a live shop without a mail address', { ...LIVE, SHOP_MAIL_FROM: '' }, 'SHOP_MAIL_FROM must be set'],
    [
      'a live shop with an example’s mail address',
      { ...LIVE, SHOP_MAIL_FROM: 'shop@example.jp' },
      'SHOP_MAIL_FROM must be the shop',
    ],
    ['a live shop without an origin', { ...LIVE, SHOP_ORIGIN_GIFT: '' }, 'SHOP_ORIGIN_GIFT must be set'],
    [
      'a live shop at a default origin',
      { ...LIVE, SHOP_ORIGIN_GIFT: 'http://gift.localhost:4203' },
      'SHOP_ORIGIN_GIFT must be the shop',
    ],
    [
      'a live shop at an example’s host',
      { ...LIVE, SHOP_ORIGIN_GIFT: 'https://gift.example.com' },
      'SHOP_ORIGIN_GIFT must be the shop',
    ],
    [
      'a live shop without https',
      { ...LIVE, SHOP_ORIGIN_GIFT: 'http://gift.tsuyukusa.test' },
      'SHOP_ORIGIN_GIFT must begin with https://',
    ],
    [
      'a live API whose calls are not encrypted',
      { ...LIVE, SHOP_BASE_API_URL: 'http://api.tsuyukusa.test' },
      'SHOP_BASE_API_URL must begin with https://',
    ],
    [
      'a live shop whose payments are not encrypted',
      {
        ...LIVE,
        PAYMENT_SERVICE_URL: 'http://pay.tsuyukusa.test',
        PAYMENT_SERVICE_SECRET: LIVE.SHOP_INTERNAL_SECRET,
      },
      'PAYMENT_SERVICE_URL must begin with https://',
    ],
    ['live in capitals', { ...LIVE, SHOP_ENV: 'Live' }, 'SHOP_ENV'],
    ['a name to listen at', { SHOP_LISTEN_HOST: 'localhost' }, 'SHOP_LISTEN_HOST'],
    ['a proxy by its name', { TRUSTED_PROXIES: '10.0.0.1, proxy.example' }, 'TRUSTED_PROXIES'],
    ['a range of proxies that is none', { TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
    ['an origin that is none', { SHOP_ORIGIN_GIFT: 'gift' }, 'SHOP_ORIGIN_GIFT'],
  ])('rejects %s and names the variable', (_name, variables, variable) => {
    expect(() => readEnvironment(variables)).toThrow(EnvironmentError);
    expect(() => readEnvironment(variables)).toThrow(variable);
  });

  it('says all that is wrong at once', () => {
    const variables = {
      SHOP_ENV: 'live',
      SHOP_LAB: '1',
      DATABASE_URL: 'mysql://x',
      SHOP_ORIGIN_GIFT: 'gift',
    };
    let message = '';
    try {
      readEnvironment(variables);
    } catch (error) {
      message = error instanceof EnvironmentError ? error.message : '';
    }
    expect(message.split('\n- ').map((line) => line.split(' ')[0])).toEqual([
      '',
      'DATABASE_URL',
      'SHOP_ORIGIN_GIFT',
      'SHOP_LAB',
      'SHOP_INTERNAL_SECRET',
      'SMTP_URL',
      'SHOP_MAIL_FROM',
      'SHOP_ORIGIN_DEFAULT',
      'SHOP_ORIGIN_CORPORATE',
      'SHOP_ORIGIN_SCHOOL',
    ]);
  });

  it('asks an operator’s command on a live shop for none of that', () => {
    expect(readEnvironment({ SHOP_ENV: 'live' }, { isServing: false }).env).toBe('live');
  });

  it('accepts a live shop that has all it needs, and a list of proxies', () => {
    const read = readEnvironment({ ...LIVE, TRUSTED_PROXIES: '10.0.0.1, 192.0.2.0/24' });
    expect(read).toMatchObject({ env: 'live', trustedProxies: ['10.0.0.1', '192.0.2.0/24'] });
  });

  it('listens at this machine’s loopback address unless told otherwise', () => {
    expect(readEnvironment({}).listenHost).toBe('127.0.0.1');
    expect(readEnvironment({ SHOP_LISTEN_HOST: '::' }).listenHost).toBe('::');
  });

  it('accepts picture hosts as they are written in URLs, has none by default, and rejects values that are no host', () => {
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
