import type { NamedStorage } from './browser-storage';

/** Under this name, after the shop's prefix, the tab's storage has the names of its drafts. */
const NAMES = 'drafts';
/** Between two names, which hold none. */
const BETWEEN = ' ';

const namesIn = (tab: NamedStorage): readonly string[] =>
  (tab.getItem(NAMES) ?? '').split(BETWEEN).filter((name) => name !== '');

function writeNames(tab: NamedStorage, names: readonly string[]): void {
  if (names.length === 0) tab.removeItem(NAMES);
  else tab.setItem(NAMES, names.join(BETWEEN));
}

/** Notes that the tab has a draft of this name, so that `dropTabDrafts` finds it. Each key that is pressed saves a draft. */
export function noteDraft(tab: NamedStorage, name: string): void {
  const names = namesIn(tab);
  if (!names.includes(name)) writeNames(tab, [...names, name]);
}

/** Notes that the tab has no draft of this name any more. */
export const forgetDraft = (tab: NamedStorage, name: string): void =>
  writeNames(
    tab,
    namesIn(tab).filter((one) => one !== name),
  );

/** Removes every draft of this shop from the tab, whoever wrote it: the next user of the machine may read the storage. */
export function dropTabDrafts(tab: NamedStorage): void {
  for (const name of [...namesIn(tab), NAMES]) tab.removeItem(name);
}
