import * as v from 'valibot';
import type { NamedStorage } from './browser-storage';
import { forgetDraft, noteDraft } from './kept-drafts';

/** What is written in a page and not sent yet, as a tab keeps it for its owner. Nobody else who uses the tab finds it. */
export interface TabDraft<Draft> {
  /** What was kept for this owner; null where that is nothing, or does not fit the schema. */
  readonly read: (owner: string | null) => Draft | null;
  /** Keeps a draft, in place of whatever has this name. */
  readonly save: (owner: string | null, draft: Draft) => void;
  /** Forgets this owner's draft: it was sent, or given up. */
  readonly drop: (owner: string | null) => void;
}

const Stored = v.object({ owner: v.nullable(v.string()), draft: v.unknown() });

/**
 * The draft of this name, which has no space, in a tab's storage. An owner is whatever tells one shopper, cart or gift from
 * another; `null` is a guest.
 */
export function tabDraft<Draft>(
  tab: NamedStorage,
  name: string,
  schema: v.GenericSchema<unknown, Draft>,
): TabDraft<Draft> {
  const stored = (owner: string | null) => {
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Stored), tab.getItem(name));
    return read.success && read.output.owner === owner ? read.output : null;
  };
  return {
    read: (owner) => {
      const draft = v.safeParse(schema, stored(owner)?.draft);
      return draft.success ? draft.output : null;
    },
    save: (owner, draft) => {
      noteDraft(tab, name);
      tab.setItem(name, JSON.stringify({ owner, draft }));
    },
    drop: (owner) => {
      if (stored(owner) === null) return;
      tab.removeItem(name);
      forgetDraft(tab, name);
    },
  };
}
