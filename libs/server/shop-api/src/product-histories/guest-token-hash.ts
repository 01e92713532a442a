import { GUEST_TOKEN_HEADER } from '@shop/contract/product-histories/product-history';
import { hashToken } from '../auth/random-token';
import type { RouteContext } from '../http/route-context';

export const guestTokenHash = (context: RouteContext): string =>
  hashToken(`${context.channel.key}/${context.requestHeader(GUEST_TOKEN_HEADER) ?? ''}`);
