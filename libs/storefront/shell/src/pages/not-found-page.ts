import { failureResponse } from '../page-route/route-failure';
import { ROUTE_TABLE } from '../route-table';
import { definePage } from './page-definition';

/** An address that no page answers to: its document says 404 too. core §2 */
export const notFoundPage = definePage(ROUTE_TABLE.notFound, () => {
  throw failureResponse({ kind: 'not-found' });
});
