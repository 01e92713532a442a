import { ROUTE_TABLE } from '../route-table';
import { definePage } from './page-definition';

/** What the page loads, and its head. */
export const loginSyncPage = definePage(ROUTE_TABLE.loginSync);
