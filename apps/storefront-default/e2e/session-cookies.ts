import type { ShopName } from '@shop/shops/shop-list';
import type { BrowserContext } from 'playwright-core';
import { originOf } from './platform';

const PAST = new Date('2020-01-01T00:00:00.000Z');

/** Signs a browser in, or changes of its session what is named. */
export async function holdSession(
  context: BrowserContext,
  { token, expiresAt }: { readonly token?: string; readonly expiresAt?: Date },
  url = originOf('default'),
): Promise<void> {
  const values = { access_token: token, expires_at: expiresAt?.toISOString() };
  const cookies = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value: encodeURIComponent(value), url }],
  );
  await context.addCookies(cookies);
}

/** The token of every tab is past its expiry from now on. */
export const expireSession = (context: BrowserContext, url?: string): Promise<void> =>
  holdSession(context, { expiresAt: PAST }, url);

/** The token that a browser holds for a shop; empty where nobody is signed in. */
export async function heldToken(context: BrowserContext, shop: ShopName = 'default'): Promise<string> {
  const cookies = await context.cookies(originOf(shop));
  return cookies.find(({ name }) => name === 'access_token')?.value ?? '';
}
