import type { RouteContext } from './route-context';

/**
 * For a call whose page has a secret in its URL: the browser must not send the URL to other sites as a referrer.
 * reliability 19
 */
export const noReferrer = ({ response }: RouteContext) => response.header('referrer-policy', 'no-referrer');
