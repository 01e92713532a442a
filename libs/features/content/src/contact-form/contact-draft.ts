import { sessionAtom } from '@shop/session/session-atoms';
import type { ShopServices } from '@shop/query/shop-services';
import { tabStorage } from '@shop/site/shop-storage';
import { atom } from 'jotai/vanilla';
import * as v from 'valibot';

/** The name, after the shop's prefix, under which the tab's storage has a draft. */
const DRAFT_NAME = 'contact_draft';

const ContactDraft = v.object({
  /** Who wrote it, so that nobody else in this tab sees it; `null` for a guest. */
  userId: v.nullable(v.string()),
  /** Under this key the API takes the inquiry once, however often it is sent. */
  prepareKey: v.string(),
  categoryName: v.string(),
  values: v.object({
    category: v.string(),
    name: v.string(),
    nameKana: v.string(),
    email: v.string(),
    phone: v.string(),
    body: v.string(),
  }),
  files: v.array(v.object({ id: v.number(), name: v.string() })),
});

/** An inquiry that has been checked and not been sent yet. */
export type ContactDraft = v.InferOutput<typeof ContactDraft>;
/** What is in the form. */
export type ContactValues = ContactDraft['values'];
/** A file that has been uploaded for the inquiry. */
export type Attachment = ContactDraft['files'][number];

type DraftServices = Pick<ShopServices, 'store' | 'queryClient' | 'channel'>;

const writtenAtom = atom<ContactDraft | null>(null);

/** The draft of the shopper who is using the shop now. */
export const contactDraftAtom = atom((get) => {
  const draft = get(writtenAtom);
  return draft?.userId === get(sessionAtom).userId ? draft : null;
});

/** Keeps a draft for the next step, also when the page is reloaded. */
export function saveContactDraft(services: DraftServices, draft: Omit<ContactDraft, 'userId'>): void {
  const { userId } = services.store.get(sessionAtom);
  services.store.set(writtenAtom, { userId, ...draft });
  tabStorage(services).setItem(DRAFT_NAME, JSON.stringify({ userId, ...draft }));
}

/** Reads the draft that the tab had before the page was reloaded. What is no draft is passed over. */
export function restoreContactDraft(services: DraftServices): void {
  const text = tabStorage(services).getItem(DRAFT_NAME);
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), ContactDraft), text);
  if (stored.success) services.store.set(writtenAtom, stored.output);
}

/** Removes the draft: it has been sent. */
export function clearContactDraft(services: DraftServices): void {
  services.store.set(writtenAtom, null);
  tabStorage(services).removeItem(DRAFT_NAME);
}
