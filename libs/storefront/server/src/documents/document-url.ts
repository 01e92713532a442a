import type { RequestUrl } from '../request-url/request-url';

/** The suffix by which the framework requests a route's data without its document. */
const DATA_SUFFIX = '.data';

/** True for the path at which the framework's hot reload requests the data of a page or of the root, `/_root.data`. */
export const isDataPath = (pathname: string): boolean => pathname.endsWith(DATA_SUFFIX);

/**
 * Returns the URL at which a document is rendered. React Router would take `/mypage.data` for a request for the data
 * of `/mypage`, while the shop's guard sees a page of that name. The shop's browsers fetch data from the API, so it is a
 * page to both: a slash at the end, which every page accepts, hides the suffix. interp-trailing-slash
 */
export const documentUrl = (url: RequestUrl): RequestUrl =>
  isDataPath(url.pathname) ? { ...url, pathname: `${url.pathname}/` } : url;
