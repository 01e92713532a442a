import { useShopServices } from '@shop/query/shop-services-provider';
import { isCheckedAtom } from '@shop/session/session-atoms';
import { useAtomValue } from 'jotai/react';
import { useEffect, useState } from 'react';
import { type ContactDraft, contactDraftAtom, restoreContactDraft } from './contact-draft';

/** The draft of the inquiry; `undefined` until it is known whether there is one, as while the server renders. */
export function useContactDraft(): ContactDraft | null | undefined {
  const services = useShopServices();
  const draft = useAtomValue(contactDraftAtom);
  const isChecked = useAtomValue(isCheckedAtom);
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    if (!isChecked) return;
    restoreContactDraft(services);
    setIsRead(true);
  }, [isChecked, services]);
  return isRead ? draft : undefined;
}
