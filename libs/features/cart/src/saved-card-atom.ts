import { atom } from 'jotai/vanilla';

/** The saved card selected on the payment page; null: the payment service asks for a card. */
export const savedCardAtom = atom<{ readonly id: number; readonly label: string } | null>(null);
