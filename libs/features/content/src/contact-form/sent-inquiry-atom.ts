import { atom } from 'jotai/vanilla';

/** What the last page of an inquiry says of it. */
export interface SentInquiry {
  /** What sender and shop call it. */
  readonly number: string;
  readonly email: string;
}

/** The inquiry that has just been sent; `null` after a reload and for a shopper who opens the last page by its URL. */
export const sentInquiryAtom = atom<SentInquiry | null>(null);
