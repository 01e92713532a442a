import type { RouteContext } from '../http/route-context';

/** The address of a guest's receipt holds its key: the browser must not send it to other sites. reliability 19 */
export const hideReceiptKey = ({ response }: RouteContext) =>
  response.header('referrer-policy', 'no-referrer');
