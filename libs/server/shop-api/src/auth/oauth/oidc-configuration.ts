import { storefrontPath } from '@shop/shops/storefront-paths';
import { OAUTH_ERRORS } from '@shop/contract/auth/oauth-errors';
import { allowInsecureRequests, type Configuration, discovery } from 'openid-client';
import { notFound, rejected } from '../../http/http-error';
import type { RouteContext } from '../../http/route-context';
import type { OidcProviderSettings } from '../../ports/oidc-provider-settings';

const LIMIT_S = 5;
/** The published configurations of the providers, loaded once per process. */
const cache = new WeakMap<OidcProviderSettings, Promise<Configuration>>();

/** 422: the provider could not be reached, or rejected the sign-in. */
export const oauthFailed = () =>
  rejected(OAUTH_ERRORS.failed, 'ログインできませんでした。お手数ですが、もう一度お試しください');

/** The provider of that name, or 404. */
export function requireProvider(
  { config }: Pick<RouteContext, 'config'>,
  type: string,
): OidcProviderSettings {
  const provider = config.oidcProviders.find((one) => one.type === type);
  if (provider === undefined)
    throw notFound(OAUTH_ERRORS.providerNotFound, 'このログイン方法はご利用いただけません');
  return provider;
}

/** The provider's published configuration. Plain HTTP is allowed on this machine only. */
export function configurationOf(provider: OidcProviderSettings): Promise<Configuration> {
  const cached = cache.get(provider);
  if (cached !== undefined) return cached;
  const issuer = new URL(provider.issuer);
  const loading = discovery(issuer, provider.clientId, provider.clientSecret, undefined, {
    timeout: LIMIT_S,
    ...(isLocal(issuer) ? { execute: [allowInsecureRequests] } : {}),
  }).catch((error: unknown) => {
    cache.delete(provider);
    throw error;
  });
  cache.set(provider, loading);
  return loading;
}

const isLocal = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && (hostname === '127.0.0.1' || hostname === 'localhost');

/** The redirect URI: the callback page of the shop. */
export function callbackUrl({ config, channel }: Pick<RouteContext, 'config' | 'channel'>): string {
  const origin = config.shopOrigins[channel.key];
  if (origin === undefined) throw oauthFailed();
  return `${origin}${storefrontPath('oauth-callback')}`;
}
