import type { OidcProviderSettings } from './oidc-provider-settings';
import type { ShopEnvironment } from './shop-environment';

/** Settings of the running API; secrets among them. */
export interface ShopApiConfig {
  /** `live` refuses demo accounts, development addresses and default secrets. */
  readonly env: ShopEnvironment;
  /** Compare every answer with its schema and fail loudly where they differ: development and tests. */
  readonly checkResponses: boolean;
  /** Faults on purpose at `/dev/lab`; never in a live shop. */
  readonly isLab: boolean;
  /** Shared with the shops' servers: who shows it may name the shopper's address. `null` trusts nobody. */
  readonly internalSecret: string | null;
  /** Addresses of outer proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  /** Signs access tokens; `null` uses a key generated once and kept in the database. */
  readonly tokenSecret: string | null;
  /** Origin of each shop by channel key, for links in mails, e.g. `http://default.localhost:4200`. */
  readonly shopOrigins: Readonly<Record<string, string>>;
  /** Where browsers find this API if not at their shop; the shops honour it where it stands in their own list. */
  readonly baseApiUrl: string | null;
  /** Who else signs members in, by OpenID Connect. */
  readonly oidcProviders: readonly OidcProviderSettings[];
  /** Folder of generated pictures and uploads; `null` serves none. */
  readonly filesFolder: string | null;
  /** A cart that nobody touched for so long has expired. */
  readonly cartLifetimeMs: number;
}

const CART_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** What stands unless the environment says otherwise. */
export const DEFAULT_CONFIG: ShopApiConfig = {
  env: 'demo',
  checkResponses: false,
  isLab: false,
  internalSecret: null,
  trustedProxies: [],
  tokenSecret: null,
  shopOrigins: {},
  baseApiUrl: null,
  oidcProviders: [],
  filesFolder: null,
  cartLifetimeMs: CART_LIFETIME_MS,
};
