import type { RequestAddress } from '../address/request-address';

/** The suffix by which the framework requests a route's data without its document. */
const DATA_SUFFIX = '.data';

/**
 * Returns the address at which a document is rendered. React Router would take `/mypage.data` for a request for the data
 * of `/mypage`, while the shop's guard sees a page of that name. The shop's browsers fetch data from the API, so it is a
 * page to both: a slash at the end, which every page accepts, hides the suffix. interp-trailing-slash
 */
export const documentAddress = (address: RequestAddress): RequestAddress =>
  address.pathname.endsWith(DATA_SUFFIX) ? { ...address, pathname: `${address.pathname}/` } : address;
