import type { Session } from '@shop/session/session';
import { useShopServices } from './shop-services-provider';

/** The session's commands; its state is read through the atoms of `@shop/session`. */
export function useSession(): Session {
  return useShopServices().session;
}
