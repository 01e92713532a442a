import { formatDate } from '@shop/format/format-day';
import type { NamedStorage } from '@shop/site/storage/browser-storage';
import type { PopupView } from './popups-query';

/** Where a device keeps on which day it showed each popup last: `{"welcome":"2026.04.01"}`. */
const NAME = 'popups';

/** The days on which popups were shown last, by their codes. */
export type SeenPopups = Readonly<Record<string, string>>;

const dayOf = (now: number): string => formatDate(new Date(now).toISOString());

/** What the device has kept; nothing where that cannot be read. */
export function readSeenPopups(storage: NamedStorage): SeenPopups {
  try {
    const kept: unknown = JSON.parse(storage.getItem(NAME) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** The same with a popup that is shown now. A device whose storage is full keeps nothing. */
export function saveSeenPopup(storage: NamedStorage, code: string, now: number): SeenPopups {
  const seen = { ...readSeenPopups(storage), [code]: dayOf(now) };
  storage.setItem(NAME, JSON.stringify(seen));
  return seen;
}

/** The later day of each popup: a device whose storage is full keeps an old day where the tab knows a newer one. */
export function latestSeen(one: SeenPopups, other: SeenPopups): SeenPopups {
  const latest: Record<string, string> = { ...one };
  for (const [code, day] of Object.entries(other)) if (day > (latest[code] ?? '')) latest[code] = day;
  return latest;
}

/** Whether a popup is to be shown again: once on a device, once a day in Japan, or always. */
export function isDue({ code, frequency }: PopupView, seen: SeenPopups, now: number): boolean {
  const day = seen[code];
  if (day === undefined || frequency === 'always') return true;
  return frequency === 'daily' && day < dayOf(now);
}
