import { sessionAtom } from '@shop/session/session-atoms';
import type { ShopServices } from '@shop/query/shop-services';
import { tabStorage } from '@shop/site/storage/shop-storage';
import { tabDraft } from '@shop/site/storage/tab-draft';
import { atom } from 'jotai/vanilla';
import * as v from 'valibot';

/** The name, after the shop's prefix, under which the tab's storage has a draft. */
const DRAFT_NAME = 'contact_draft';

const ContactDraft = v.object({
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
  files: v.array(v.object({ url: v.string(), name: v.string() })),
});

/** An inquiry that has been checked and not been sent yet. */
export type ContactDraft = v.InferOutput<typeof ContactDraft>;
/** What is in the form. */
export type ContactValues = ContactDraft['values'];
/** A file that has been uploaded for the inquiry. */
export type Attachment = ContactDraft['files'][number];

type DraftServices = Pick<ShopServices, 'store' | 'queryClient' | 'channel'>;

/** Who wrote the draft, so that nobody else in this tab sees it; `null` for a guest. */
interface WrittenDraft {
  readonly owner: string | null;
  readonly draft: ContactDraft;
}

const writtenAtom = atom<WrittenDraft | null>(null);

const keptDraft = (services: DraftServices) => tabDraft(tabStorage(services), DRAFT_NAME, ContactDraft);
const ownerOf = ({ store }: DraftServices): string | null => store.get(sessionAtom).userId;

/** The draft of the shopper who is using the shop now. */
export const contactDraftAtom = atom((get) => {
  const written = get(writtenAtom);
  return written?.owner === get(sessionAtom).userId ? written.draft : null;
});

/** Keeps a draft for the next step, also when the page is reloaded. */
export function saveContactDraft(services: DraftServices, draft: ContactDraft): void {
  const owner = ownerOf(services);
  services.store.set(writtenAtom, { owner, draft });
  keptDraft(services).save(owner, draft);
}

/** Reads the draft that this shopper had in the tab before the page was reloaded, once it is known who is here. */
export function restoreContactDraft(services: DraftServices): void {
  const owner = ownerOf(services);
  const draft = keptDraft(services).read(owner);
  if (draft !== null) services.store.set(writtenAtom, { owner, draft });
}

/** Removes the draft: it has been sent. */
export function clearContactDraft(services: DraftServices): void {
  services.store.set(writtenAtom, null);
  keptDraft(services).drop(ownerOf(services));
}
