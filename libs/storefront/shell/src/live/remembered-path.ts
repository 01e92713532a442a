import type { ShopServices } from '@shop/query';
import { channelPrefixOf } from '@shop/site';
import { forgetReturnPath, readReturnPath, returnPathCookie } from '../guards/return-path';

type Services = Pick<ShopServices, 'queryClient' | 'channel'>;

const prefixOf = ({ queryClient, channel }: Services) => channelPrefixOf(queryClient, channel);

/** The page the visitor wanted before the login; `null` where there is none. */
export function rememberedPath(services: Services): string | null {
  return readReturnPath(document.cookie, prefixOf(services));
}

/** Remembers a page of this shop until the login is done. */
export function rememberPath(services: Services, path: string): void {
  const cookie = returnPathCookie(path, prefixOf(services));
  if (cookie !== null) document.cookie = cookie;
}

/** Forgets it, once it has been used. */
export function forgetPath(services: Services): void {
  document.cookie = forgetReturnPath(prefixOf(services));
}
