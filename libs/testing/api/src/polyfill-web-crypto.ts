import { webcrypto } from 'node:crypto';

/** jsdom has no `crypto.subtle`, with which the API signs tokens when it runs in the same process. */
export function polyfillWebCrypto(): void {
  const present: Partial<Crypto> = globalThis.crypto;
  if (present.subtle !== undefined) return;
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
}
