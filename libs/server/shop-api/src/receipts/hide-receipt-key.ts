import type { RouteContext } from '../http/route-context';

/** The address of a guest's receipt holds its key: the browser must not send it to other sites. reliability 19 */
export const hideReceiptKey = ({ answer }: RouteContext) => answer.header('referrer-policy', 'no-referrer');
