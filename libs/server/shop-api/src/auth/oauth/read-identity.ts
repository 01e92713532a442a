import { optionalName } from '@shop/contract/wire/text-input';
import { authorizationCodeGrant, fetchUserInfo } from 'openid-client';
import * as v from 'valibot';
import type { RouteContext } from '../../http/route-context';
import type { OidcProviderSettings } from '../../ports/oidc-provider-settings';
import type { PendingOauth } from './oauth-attempt-store';
import { callbackUrl, configurationOf, oauthFailed } from './oidc-configuration';

/** What the provider says about the person who signed in. */
export interface ExternalIdentity {
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly lastName: string;
  readonly firstName: string;
}

const NAME_MAX = 100;
/**
 * What no member could enter as a name is left out: mails to others carry it, and a provider lets people be called anything.
 */
const Name = v.optional(v.fallback(optionalName('お名前', NAME_MAX), ''), '');

const Claims = v.object({
  sub: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  email: v.optional(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254))),
  email_verified: v.optional(v.boolean(), false),
  family_name: Name,
  given_name: Name,
});

/**
 * Exchanges the provider's callback parameters for the person's identity; signature, issuer, audience, nonce and PKCE
 * are verified against the attempt. Throws `oauth.failed` where one is wrong.
 */
export async function readIdentity(
  context: RouteContext,
  { provider, attempt }: { readonly provider: OidcProviderSettings; readonly attempt: PendingOauth },
  returned: Readonly<Record<string, string | undefined>>,
): Promise<ExternalIdentity> {
  const url = new URL(callbackUrl(context));
  for (const [name, value] of Object.entries(returned))
    if (value !== undefined) url.searchParams.set(name, value);
  try {
    const claims = await context.waitOutside(() => askProvider(provider, attempt, url));
    return {
      subject: claims.sub,
      email: claims.email ?? null,
      isEmailVerified: claims.email_verified,
      lastName: claims.family_name,
      firstName: claims.given_name,
    };
  } catch (error) {
    context.log.warn(
      { err: error instanceof Error ? error.name : 'unknown', provider: provider.type },
      'the provider rejected the sign-in',
    );
    throw oauthFailed();
  }
}

async function askProvider(provider: OidcProviderSettings, attempt: PendingOauth, url: URL) {
  const configuration = await configurationOf(provider);
  const tokens = await authorizationCodeGrant(configuration, url, {
    expectedState: url.searchParams.get('state') ?? '',
    expectedNonce: attempt.nonce,
    pkceCodeVerifier: attempt.codeVerifier,
    idTokenExpected: true,
  });
  const subject = tokens.claims()?.sub ?? '';
  const info = await fetchUserInfo(configuration, tokens.access_token, subject);
  return v.parse(Claims, { ...info, sub: subject });
}
