import type { NamedStorage } from '@shop/site/storage/browser-storage';

const NAME = 'searches';
const MOST = 10;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The words that a guest searched on this device, the newest first. */
export function readDeviceSearches(device: NamedStorage): readonly string[] {
  try {
    const stored: unknown = JSON.parse(device.getItem(NAME) ?? '[]');
    return isTexts(stored) ? stored.slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function write(device: NamedStorage, words: readonly string[]): void {
  if (words.length === 0) device.removeItem(NAME);
  else device.setItem(NAME, JSON.stringify(words.slice(0, MOST)));
}

/** Puts a searched word before the others of this device, each once. */
export const addDeviceSearch = (device: NamedStorage, word: string): void =>
  write(device, [word, ...readDeviceSearches(device).filter((one) => one !== word)]);

/** Forgets a word of this device. */
export const removeDeviceSearch = (device: NamedStorage, word: string): void =>
  write(
    device,
    readDeviceSearches(device).filter((one) => one !== word),
  );
