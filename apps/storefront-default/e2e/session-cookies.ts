import type { ShopName } from '@shop/shops/shop-list';
import type { BrowserContext } from 'playwright-core';
import { originOf } from './platform';

const PAST = new Date('2020-01-01T00:00:00.000Z');

/** Signs a browser in by its session cookies, or changes those that are given. */
export async function setSessionCookies(
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

/** Makes the token of every tab expired. */
export const expireSession = (context: BrowserContext, url?: string): Promise<void> =>
  setSessionCookies(context, { expiresAt: PAST }, url);

/** The access token in a browser's cookies for a shop; empty where nobody is signed in. */
export async function accessTokenOf(context: BrowserContext, shop: ShopName = 'default'): Promise<string> {
  const cookies = await context.cookies(originOf(shop));
  return cookies.find(({ name }) => name === 'access_token')?.value ?? '';
}
