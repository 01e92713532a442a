import type { OidcProviderSettings } from './oidc-provider-settings';
import type { ShopEnvironment } from './shop-environment';

/** Settings of the running API; secrets among them. */
export interface ShopApiConfig {
  /** `live` rejects demo accounts, development routes and default secrets. */
  readonly env: ShopEnvironment;
  /**
   * Whether every response is compared with its schema, and differences throw, as does a call that waits for a service in a
   * transaction: in development and tests.
   */
  readonly checkResponses: boolean;
  /** Faults on purpose at `/dev/lab`; never in a live shop. */
  readonly isLab: boolean;
  /** Shared with the shops' servers: a request with it may name the client IP. `null` trusts nobody. */
  readonly internalSecret: string | null;
  /** Addresses and ranges (CIDR) of proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
  /** Signs access tokens; `null`: a key that was generated once and is stored in the database. */
  readonly tokenSecret: string | null;
  /** Origin of each shop by channel key, for links in mails, e.g. `http://default.localhost:4200`. */
  readonly shopOrigins: Readonly<Record<string, string>>;
  /** The URL at which browsers call the API instead of at their shop, if the shop allows it. */
  readonly baseApiUrl: string | null;
  /** Services that members can sign in with (OpenID Connect). */
  readonly oidcProviders: readonly OidcProviderSettings[];
  /** Folder of generated pictures and uploads; `null` serves none. */
  readonly filesFolder: string | null;
  /** A cart that was not changed for so long has expired. */
  readonly cartLifetimeMs: number;
}

const CART_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** The settings that apply unless the environment sets others. */
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
