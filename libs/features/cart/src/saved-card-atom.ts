import { atom } from 'jotai/vanilla';

/** The kept card that is to pay, as the page of payments left it; null: a card is asked for by the payment service. */
export const savedCardAtom = atom<{ readonly id: number; readonly label: string } | null>(null);
