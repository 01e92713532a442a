import type { RequestAddress } from '../address/request-address';

/** What the framework takes for a question for another page's data. */
const DATA_ENDING = '.data';

/**
 * The address of a document. To the framework `/mypage.data` means the data of `/mypage`, while the shop's guard would
 * read it as a page by that name. The shop's browsers ask the API for data, so it is a page by that name to both: with
 * its slash, which leads to the same page. interp-trailing-slash
 */
export const documentAddress = (address: RequestAddress): RequestAddress =>
  address.pathname.endsWith(DATA_ENDING) ? { ...address, pathname: `${address.pathname}/` } : address;
