import type { RouteContext } from '../http/route-context';

/** Who asks for passkeys, as devices know it. */
export interface RelyingParty {
  /** The host name that passkeys are bound to. */
  readonly id: string;
  readonly origin: string;
}

/**
 * The shop as devices know it: by its configured origin, never by what a request says of itself. `null` where the shop has
 * none, and no passkeys then.
 */
export function relyingPartyOf({
  config,
  channel,
}: Pick<RouteContext, 'config' | 'channel'>): RelyingParty | null {
  const configured = config.shopOrigins[channel.key];
  if (configured === undefined) return null;
  const { hostname, origin } = new URL(configured);
  return { id: hostname, origin };
}
