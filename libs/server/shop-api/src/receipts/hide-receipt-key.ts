import type { RouteContext } from '../http/route-context';

/**
 * The URL of a guest's receipt contains its key: the browser must not send it to other sites as a referrer.
 * reliability 19
 */
export const hideReceiptKey = ({ response }: RouteContext) =>
  response.header('referrer-policy', 'no-referrer');
