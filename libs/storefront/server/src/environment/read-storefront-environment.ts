import { EnvironmentError } from './environment-error';
import { readPageDataTtl } from './read-page-data-ttl';
import { readWorkerCount } from './read-worker-count';
import { apiUrl, defaultShopOrigin, originVariable, shopPort } from '@shop/shops/shop-urls';
import { blockedPortOf } from '@shop/shops/blocked-ports';
import { isIpOrRange } from '@shop/requests/is-ip-or-range';
import { readListenHost } from '@shop/shops/listen-host';
import type { ShopName } from '@shop/shops/shop-list';
import { whyNotPublic } from '@shop/shops/why-not-public';

/** The configuration of a storefront. */
export interface StorefrontEnvironment {
  readonly port: number;
  /** The IP that the shop listens at. */
  readonly listenHost: string;
  /** The URL of the API: an origin, without a slash at its end. */
  readonly apiUrl: string;
  /** Other origins of the API that `env.baseApiURL` may tell browsers to call. */
  readonly allowedApis: readonly string[];
  /** The public origin of the shop, without a slash at its end. */
  readonly origin: string;
  /** Shared with the API, which trusts the shopper's IP under it. */
  readonly internalSecret: string;
  /** Proxies in front of the shop whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  readonly isLive: boolean;
  /** Whether the lab is open, in which tests inject faults; never in a live shop. */
  readonly isLab: boolean;
  /** How many workers render documents; 1 renders in the thread of the server. */
  readonly workerCount: number;
  /** How old public data in a page may be when it is rendered, in ms. */
  readonly pageDataTtlMs: number;
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
  const blocked = blockedPortOf(base);
  if (blocked !== null)
    throw new EnvironmentError(
      `SHOP_PORT_BASE は別の番号を指定してください。ポート ${blocked} は Node.js とブラウザーが通信を拒否します。`,
    );
  return base;
}

/** Reads an http(s) URL that has no path, query or user. */
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

/** Whether the shop is live. Nothing else than the two words is taken for a demonstration: the API refuses it too. */
function readIsLive(value: string | undefined): boolean {
  if (value !== undefined && value !== '' && value !== 'demo' && value !== 'live')
    throw new EnvironmentError(`SHOP_ENV は demo か live で指定してください: ${value}`);
  return value === 'live';
}

function readHost(value: string | undefined): string {
  const host = readListenHost(value);
  if (host === null)
    throw new EnvironmentError(
      'SHOP_LISTEN_HOST はこのマシンの IP アドレスか 0.0.0.0、:: で指定してください。',
    );
  return host;
}

/** Throws for all that would harm a live shop: a secret that can be guessed, an origin that is a default or not https. */
function requireLive(originName: string, origin: string, secret: string): void {
  const why = whyNotPublic(origin);
  const problems = [
    ...(secret.length < MIN_LIVE_SECRET_LENGTH
      ? [`SHOP_INTERNAL_SECRET を ${MIN_LIVE_SECRET_LENGTH} 文字以上で指定してください。`]
      : []),
    ...(why === null
      ? []
      : [`${originName} を店の https:// のオリジンにしてください（${origin}: ${why}）。`]),
  ];
  if (problems.length > 0) throw new EnvironmentError(`SHOP_ENV=live では ${problems.join(' ')}`);
}

const readList = (value: string | undefined): string[] =>
  (value ?? '').split(',').flatMap((part) => part.trim() || []);

function readProxies(value: string | undefined): readonly string[] {
  const proxies = readList(value);
  if (!proxies.every(isIpOrRange))
    throw new EnvironmentError(
      'TRUSTED_PROXIES は IP アドレスか 10.0.0.0/8 の形の範囲をカンマ区切りで指定してください。',
    );
  return proxies;
}

/** Reads the configuration of a shop from environment variables. Throws an EnvironmentError that says what to set. */
export function readStorefrontEnvironment(shop: ShopName, variables: Variables): StorefrontEnvironment {
  const base = readPortBase(variables['SHOP_PORT_BASE']);
  const isLive = readIsLive(variables['SHOP_ENV']);
  const listenHost = readHost(variables['SHOP_LISTEN_HOST']);
  const originName = originVariable(shop);
  const origin = readOrigin(originName, variables[originName] || defaultShopOrigin(shop, base));
  const internalSecret = variables['SHOP_INTERNAL_SECRET'] ?? '';
  if (isLive) requireLive(originName, origin, internalSecret);
  return {
    port: shopPort(shop, base),
    listenHost,
    apiUrl: readOrigin('SHOP_API_URL', variables['SHOP_API_URL'] || apiUrl(base, listenHost)),
    allowedApis: readList(variables['SHOP_ALLOWED_APIS']).map((part) =>
      readOrigin('SHOP_ALLOWED_APIS', part),
    ),
    origin,
    internalSecret,
    trustedProxies: readProxies(variables['TRUSTED_PROXIES']),
    isLive,
    isLab: !isLive && variables['SHOP_LAB'] === '1',
    workerCount: readWorkerCount(variables['SHOP_WORKERS']),
    pageDataTtlMs: readPageDataTtl(variables['SHOP_PAGE_DATA_MS']),
    mode: variables['NODE_ENV'],
    logLevel: variables['NODE_ENV'] === 'test' ? 'silent' : 'info',
  };
}
