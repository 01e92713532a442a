import type { NamedStorage } from '@shop/site/storage/browser-storage';

const NAME = 'read_news';
/** Several pages of news; what is older has long been read. */
const MOST = 200;

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

/** The news that a guest has read on this device, the last read first. */
export function readDeviceNews(device: NamedStorage): readonly number[] {
  try {
    const stored: unknown = JSON.parse(device.getItem(NAME) ?? '[]');
    return isIds(stored) ? stored.slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Marks a piece of news as read on this device; one without room keeps it unread. */
export function markDeviceNews(device: NamedStorage, id: number): void {
  const others = readDeviceNews(device).filter((one) => one !== id);
  device.setItem(NAME, JSON.stringify([id, ...others].slice(0, MOST)));
}
