import { apiAddress, defaultShopOrigin, originVariable, shopPort } from '@shop/shops/shop-addresses';

/** Everything a storefront takes from outside. */
export interface StorefrontEnvironment {
  readonly port: number;
  /** Where the API answers, without a slash at its end. */
  readonly apiAddress: string;
  /** Origins of APIs that browsers may be sent to by `env.baseApiURL`. */
  readonly allowedApis: readonly string[];
  /** The origin the shop is known by, without a slash at its end. */
  readonly origin: string;
  /** Shared with the API: vouches for the shopper's address. */
  readonly internalSecret: string;
  /** Outer proxies whose X-Forwarded-For counts. */
  readonly trustedProxies: readonly string[];
  readonly isLive: boolean;
  /** Faults on purpose; never in a live shop. */
  readonly isLab: boolean;
}

const DEFAULT_PORT_BASE = 4000;
const HIGHEST_PORT_BASE = 65_000;
/** Live shops refuse a secret that can be guessed. */
const SHORTEST_LIVE_SECRET = 32;

/** The environment does not describe a shop that could start. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

type Variables = Readonly<Record<string, string | undefined>>;

function readPortBase(value: string | undefined): number {
  const base = value === undefined || value === '' ? DEFAULT_PORT_BASE : Number(value);
  if (!Number.isInteger(base) || base < 1024 || base > HIGHEST_PORT_BASE)
    throw new EnvironmentError(`SHOP_PORT_BASE は 1024 から ${HIGHEST_PORT_BASE} の整数で指定してください。`);
  return base;
}

/** An http address without path, query, user or slash at its end. */
function readOrigin(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (
    url === null ||
    !/^https?:$/.test(url.protocol) ||
    url.username !== '' ||
    url.pathname !== '/' ||
    url.search !== ''
  )
    throw new EnvironmentError(`${name} は http(s)://ホスト名 の形で指定してください。`);
  return url.origin;
}

function readSecret(value: string | undefined, isLive: boolean): string {
  const secret = value ?? '';
  if (isLive && secret.length < SHORTEST_LIVE_SECRET)
    throw new EnvironmentError(
      `SHOP_ENV=live では SHOP_INTERNAL_SECRET を ${SHORTEST_LIVE_SECRET} 文字以上で指定してください。`,
    );
  return secret;
}

/** Reads a shop's environment. Throws an EnvironmentError that says what to set. */
export function readStorefrontEnvironment(shop: string, variables: Variables): StorefrontEnvironment {
  const base = readPortBase(variables['SHOP_PORT_BASE']);
  const isLive = variables['SHOP_ENV'] === 'live';
  const originName = originVariable(shop);
  return {
    port: shopPort(shop, base),
    apiAddress: readOrigin('SHOP_API_ADDRESS', variables['SHOP_API_ADDRESS'] || apiAddress(base)),
    allowedApis: (variables['SHOP_ALLOWED_APIS'] ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => readOrigin('SHOP_ALLOWED_APIS', part)),
    origin: readOrigin(originName, variables[originName] || defaultShopOrigin(shop, base)),
    internalSecret: readSecret(variables['SHOP_INTERNAL_SECRET'], isLive),
    trustedProxies: (variables['TRUSTED_PROXIES'] ?? '').split(',').flatMap((part) => part.trim() || []),
    isLive,
    isLab: !isLive && variables['SHOP_LAB'] === '1',
  };
}
