import { finishOauthSpec } from '@shop/contract/auth/finish-oauth';
import { OAUTH_ERRORS } from '@shop/contract/auth/oauth-errors';
import { startOauthSpec } from '@shop/contract/auth/start-oauth';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { until } from '@shop/testing-api/until';
import { Configuration } from 'openid-client';
import { createApiGate } from '../../http/create-api-gate';

/** More than the gate of one connection admits at once. */
const CALLS = 8;
const ISSUER = 'https://provider.example';
const TYPE = 'everyone';

/** How the provider tells its configuration, which both calls begin with. */
const mockConfigurationOf = jest.fn<Promise<Configuration>, []>();
jest.mock('./oidc-configuration', () => ({
  ...jest.requireActual<object>('./oidc-configuration'),
  configurationOf: () => mockConfigurationOf(),
}));
const configuration = new Configuration(
  { issuer: ISSUER, authorization_endpoint: `${ISSUER}/login` },
  'shop',
  'a secret',
);

let api: TestApi;
/** Makes all calls that wait for the provider fail. */
let fail = () => {};
beforeAll(async () => {
  api = await openTestApi({
    gate: createApiGate(1),
    config: {
      shopOrigins: { default: 'https://shop.example' },
      oidcProviders: [{ type: TYPE, issuer: ISSUER, clientId: 'shop', clientSecret: 'a secret' }],
    },
  });
});
beforeEach(() => mockConfigurationOf.mockReset().mockResolvedValue(configuration));
afterEach(() => fail());
afterAll(() => api.close());

const start = (type = TYPE) => api.call(startOauthSpec, { params: { type }, query: {} });
const finish = async ({ url, browser_secret }: { url: string; browser_secret: string }) => {
  const query = { state: new URL(url).searchParams.get('state') ?? '', code: 'a code', browser_secret };
  return api.call(finishOauthSpec, { params: { type: TYPE }, query });
};

it.each(['begin', 'end'] as const)(
  'sign-ins that %s at a provider that hangs keep out no other call, and end with it',
  async (step) => {
    const begun = [];
    for (let one = 0; one < CALLS; one += 1) begun.push((await start()).body);
    const down = new Promise<never>((_resolve, reject) => {
      fail = () => reject(new Error('no answer'));
    });
    let asked = 0;
    mockConfigurationOf.mockImplementation(() => {
      asked += 1;
      return down;
    });
    const calls = Promise.all(begun.map((attempt) => (step === 'begin' ? start() : finish(attempt))));
    await until('every call at the provider', () => asked === CALLS || undefined);
    // It is decided inside the gate that there is no such provider.
    expect((await start('nobody')).error.code).toBe(OAUTH_ERRORS.providerNotFound);
    fail();
    for (const { error } of await calls) expect(error.code).toBe(OAUTH_ERRORS.failed);
  },
);
