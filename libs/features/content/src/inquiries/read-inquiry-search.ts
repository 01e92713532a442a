import { type InquiryStatus } from '@shop/contract/inquiries/inquiry';
import { readPageNumber } from '@shop/site/paths/read-page-number';

/** The longest word that the call takes. */
const WORD_MAX = 100;
const STATUSES: readonly InquiryStatus[] = ['waiting', 'answered'];

/** What the URL of the list says: what is looked for, and which page of it. */
export interface InquirySearch {
  readonly word?: string;
  readonly status?: InquiryStatus;
  /** The id of a kind of inquiry. */
  readonly category?: number;
  readonly page: number;
}

/** Reads the search that the URL keeps; what the API would not take is left out. core §3 "saved search params" */
export function readInquirySearch(search: URLSearchParams): InquirySearch {
  const word = (search.get('word') ?? '').trim().slice(0, WORD_MAX);
  const status = STATUSES.find((one) => one === search.get('status'));
  const category = Number(search.get('category'));
  return {
    ...(word !== '' && { word }),
    ...(status !== undefined && { status }),
    ...(Number.isSafeInteger(category) && category >= 1 && { category }),
    page: readPageNumber(search),
  };
}

/** Whether the search leaves some inquiries out. */
export const isNarrowed = ({ word, status, category }: InquirySearch): boolean =>
  word !== undefined || status !== undefined || category !== undefined;
