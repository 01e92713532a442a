import { readPageNumber } from '@shop/site/paths/read-page-number';

/** The longest text that the call takes. */
export const ADDRESS_WORD_MAX = 100;

/** What the URL of the address book says: what is looked for, and which page of it. */
export interface AddressSearch {
  /** Words that an address contains; empty: all addresses. */
  readonly word: string;
  readonly page: number;
}

/** Reads the search that the URL keeps; a longer text is cut to what the call takes. */
export const readAddressSearch = (search: URLSearchParams): AddressSearch => ({
  word: (search.get('word') ?? '').trim().slice(0, ADDRESS_WORD_MAX),
  page: readPageNumber(search),
});
