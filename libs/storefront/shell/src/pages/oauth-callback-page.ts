import { ROUTE_TABLE } from '../route-table';
import { definePage } from './page-definition';

/** What the page loads, and its head. */
export const oauthCallbackPage = definePage(ROUTE_TABLE.oauthCallback);
