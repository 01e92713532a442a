import { useShopServices } from '@shop/query/shop-services-provider';
import { tabStorage } from '@shop/site/storage/shop-storage';
import { useCallback, useEffect, useState } from 'react';
import { dropGiftDraft, type GiftDraft, saveGiftDraft, readGiftDraft } from './gift-draft';

/** What the receiver of a gift has written so far: it survives an error, a reload and the way back. */
export interface GiftDraftState {
  /** Null until the tab's storage has been read. */
  readonly draft: GiftDraft | null;
  readonly change: (part: Partial<GiftDraft>) => void;
  readonly drop: () => void;
}

/** The draft of the gift with this token, in the tab's storage. */
export function useGiftDraft(token: string): GiftDraftState {
  const services = useShopServices();
  const [draft, setDraft] = useState<GiftDraft | null>(null);
  useEffect(() => setDraft(readGiftDraft(tabStorage(services), token)), [services, token]);
  const change = useCallback(
    (part: Partial<GiftDraft>) => {
      const tab = tabStorage(services);
      const next = { ...readGiftDraft(tab, token), ...part };
      saveGiftDraft(tab, token, next);
      setDraft(next);
    },
    [services, token],
  );
  const drop = useCallback(() => dropGiftDraft(tabStorage(services), token), [services, token]);
  return { draft, change, drop };
}
