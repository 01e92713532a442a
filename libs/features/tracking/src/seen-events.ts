import type { NamedStorage } from '@shop/site/storage/browser-storage';

const NAME = 'seen_events';
/** As many are remembered; the oldest are forgotten. */
const MAX_SEEN = 200;

/** The events that the tab has seen, by names that the caller gives. */
function readSeenEvents(storage: NamedStorage): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(NAME) ?? '[]');
    return Array.isArray(kept) ? kept.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

/** Marks an event as seen in this tab. True for the first mark of this name, also over reloads. */
export function markFirst(storage: NamedStorage, name: string): boolean {
  const seen = readSeenEvents(storage);
  if (seen.includes(name)) return false;
  storage.setItem(NAME, JSON.stringify([...seen, name].slice(-MAX_SEEN)));
  return true;
}

/** Forgets every name with this beginning. */
export function forgetSeenEvents(storage: NamedStorage, beginning: string): void {
  const kept = readSeenEvents(storage).filter((name) => !name.startsWith(beginning));
  storage.setItem(NAME, JSON.stringify(kept));
}
