import { createHash } from 'node:crypto';
import { TAG_GRANT_HEADER } from '@shop/contract/tags/tag';
import type { TagGrant } from '@shop/contract/tags/tag-grant';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { signingKey } from '../auth/signing-key';
import { tags } from '../db/schema';
import type { RouteContext } from '../http/route-context';

/** How long a password that was said opens a tag. */
const LIFETIME_S = 12 * 60 * 60;
const ALGORITHM = 'HS256';
const ISSUER = 'shop-api';
/** Never the audience of access tokens: neither can stand in for the other. */
const AUDIENCE = 'tag-grant';
const MAX_GRANTS = 10;

const Claims = v.object({ channel: v.string(), tag: v.number(), password: v.string() });
type GrantContext = Pick<RouteContext, 'db' | 'config' | 'clock' | 'channel' | 'requestHeader'>;

/** Says which password a grant was given for, so that a new one ends the old grants. */
const fingerprint = (passwordHash: string) => createHash('sha256').update(passwordHash).digest('base64url');

/** A signed grant for a tag that this shopper may see, with its expiry. */
export async function signTagGrant(
  context: GrantContext,
  tag: { readonly id: number; readonly key: string; readonly passwordHash: string },
): Promise<TagGrant> {
  const now = Math.floor(context.clock.now().getTime() / 1000);
  const grant = await new SignJWT({
    channel: context.channel.key,
    tag: tag.id,
    password: fingerprint(tag.passwordHash),
  })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(now + LIFETIME_S)
    .sign(await signingKey(context));
  return { tag: tag.key, grant, expires_at: new Date((now + LIFETIME_S) * 1000).toISOString() };
}

async function verify(context: GrantContext, grant: string): Promise<v.InferOutput<typeof Claims> | null> {
  try {
    const { payload } = await jwtVerify(grant, await signingKey(context), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: context.clock.now(),
      requiredClaims: ['exp', 'iat'],
    });
    const claims = v.safeParse(Claims, payload);
    return claims.success && claims.output.channel === context.channel.key ? claims.output : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** The protected tags that the request's grants open; invalid and expired grants are ignored. */
export async function readTagGrants(context: GrantContext): Promise<readonly number[]> {
  const header = context.requestHeader(TAG_GRANT_HEADER);
  if (header === null) return [];
  const grants = header.split(',', MAX_GRANTS).map((grant) => grant.trim());
  const claims = (await Promise.all(grants.map((grant) => verify(context, grant)))).filter(
    (claim) => claim !== null,
  );
  if (claims.length === 0) return [];
  const rows = await context.db
    .select({ id: tags.id, passwordHash: tags.passwordHash })
    .from(tags)
    .where(
      and(
        eq(tags.channelId, context.channel.id),
        eq(tags.isShow, true),
        isNotNull(tags.passwordHash),
        inArray(
          tags.id,
          claims.map(({ tag }) => tag),
        ),
      ),
    );
  return rows
    .filter(({ id, passwordHash }) =>
      claims.some(
        ({ tag, password }) => tag === id && passwordHash !== null && password === fingerprint(passwordHash),
      ),
    )
    .map(({ id }) => id);
}
