import { useShopServices } from '@shop/query/shop-services-provider';
import { hasTokenAtom, isCheckedAtom } from '@shop/session/session-atoms';
import { useAtomValue } from 'jotai/react';
import { wasMemberHere } from './member-mark';

/** Whether the session of this tab's member has ended without their wish; known once the cookies have been read. */
export function useHasSessionEnded(): boolean {
  const services = useShopServices();
  const hasToken = useAtomValue(hasTokenAtom);
  const isChecked = useAtomValue(isCheckedAtom);
  return isChecked && !hasToken && wasMemberHere(services);
}
