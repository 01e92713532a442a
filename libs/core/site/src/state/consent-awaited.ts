import { atom } from 'jotai/vanilla';

/**
 * Whether the question for consent stands, or may still come: true until an answer is known, and while the shopper has
 * opened the question again. No popup opens meanwhile.
 */
export const isConsentAwaitedAtom = atom(true);
