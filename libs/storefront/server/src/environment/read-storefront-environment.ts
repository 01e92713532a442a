import { EnvironmentError } from './environment-error';
import { readWorkerCount } from './read-worker-count';
import { apiAddress, defaultShopOrigin, originVariable, shopPort } from '@shop/shops/shop-addresses';
import type { ShopName } from '@shop/shops/shop-list';

/** The configuration of a storefront. */
export interface StorefrontEnvironment {
  readonly port: number;
  /** The address of the API, without a slash at its end. */
  readonly apiAddress: string;
  /** Other origins of the API that `env.baseApiURL` may tell browsers to call. */
  readonly allowedApis: readonly string[];
  /** The public origin of the shop, without a slash at its end. */
  readonly origin: string;
  /** Shared with the API, which trusts the shopper's address under it. */
  readonly internalSecret: string;
  /** Proxies in front of the shop whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  readonly isLive: boolean;
  /** Whether the lab is open, in which tests inject faults; never in a live shop. */
  readonly isLab: boolean;
  /** How many workers render documents; 1 renders in the thread of the server. */
  readonly workerCount: number;
  /** `NODE_ENV`, for the framework's request handler. */
  readonly mode: string | undefined;
  readonly logLevel: 'info' | 'silent';
}

const DEFAULT_PORT_BASE = 4000;
const HIGHEST_PORT_BASE = 65_000;
/** Shorter secrets could be guessed; in characters. */
const MIN_LIVE_SECRET_LENGTH = 32;

type Variables = Readonly<Record<string, string | undefined>>;

function readPortBase(value: string | undefined): number {
  const base = value === undefined || value === '' ? DEFAULT_PORT_BASE : Number(value);
  if (!Number.isInteger(base) || base < 1024 || base > HIGHEST_PORT_BASE)
    throw new EnvironmentError(`SHOP_PORT_BASE は 1024 から ${HIGHEST_PORT_BASE} の整数で指定してください。`);
  return base;
}

/** Reads an http(s) address that has no path, query or user. */
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
  if (isLive && secret.length < MIN_LIVE_SECRET_LENGTH)
    throw new EnvironmentError(
      `SHOP_ENV=live では SHOP_INTERNAL_SECRET を ${MIN_LIVE_SECRET_LENGTH} 文字以上で指定してください。`,
    );
  return secret;
}

/** Reads the configuration of a shop from environment variables. Throws an EnvironmentError that says what to set. */
export function readStorefrontEnvironment(shop: ShopName, variables: Variables): StorefrontEnvironment {
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
    workerCount: readWorkerCount(variables['SHOP_WORKERS']),
    mode: variables['NODE_ENV'],
    logLevel: variables['NODE_ENV'] === 'test' ? 'silent' : 'info',
  };
}
