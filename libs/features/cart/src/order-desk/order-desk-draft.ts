import type { ShopServices } from '@shop/query/shop-services';
import { sessionAtom } from '@shop/session/session-atoms';
import { tabStorage } from '@shop/site/storage/shop-storage';
import { tabDraft } from '@shop/site/storage/tab-draft';
import * as v from 'valibot';
import { type DeskEntry, isBlank } from './desk-row';

/** The name, after the shop's prefix, under which the tab's storage has the rows. */
const DRAFT_NAME = 'order_desk';

const Entries = v.array(v.object({ code: v.string(), quantity: v.string() }));

type DraftServices = Pick<ShopServices, 'store' | 'queryClient' | 'channel'>;

const draftOf = (services: DraftServices) => tabDraft(tabStorage(services), DRAFT_NAME, Entries);
const ownerOf = ({ store }: DraftServices): string | null => store.get(sessionAtom).userId;

/**
 * Keeps what is written in the tab, for a reload, Back, and the way over the sign-in. A member's rows are shown to nobody
 * else in this tab, and stay where another shopper's are blank.
 */
export function saveDeskDraft(services: DraftServices, entries: readonly DeskEntry[]): void {
  const draft = draftOf(services);
  const owner = ownerOf(services);
  const written = entries.map(({ code, quantity }) => ({ code, quantity }));
  if (!written.every(isBlank)) draft.save(owner, written);
  else for (const one of [owner, null]) draft.drop(one);
}

/** What this shopper has written in this tab, also as a guest before the sign-in. */
export function readDeskDraft(services: DraftServices): readonly DeskEntry[] {
  const draft = draftOf(services);
  return draft.read(ownerOf(services)) ?? draft.read(null) ?? [];
}
