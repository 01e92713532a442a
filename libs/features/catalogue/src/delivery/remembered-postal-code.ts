import type { NamedStorage } from '@shop/site/storage/browser-storage';

const NAME = 'postal_code';
const POSTAL_CODE = /^\d{7}$/;

/** The postal code that this device asked about last: seven digits, or empty. */
export function rememberedPostalCode(device: NamedStorage): string {
  const code = device.getItem(NAME) ?? '';
  return POSTAL_CODE.test(code) ? code : '';
}

/** Keeps a postal code on this device, so that the next product answers at once. */
export const rememberPostalCode = (device: NamedStorage, code: string): void => device.setItem(NAME, code);
