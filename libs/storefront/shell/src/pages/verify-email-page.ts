import { ROUTE_TABLE } from '../route-table';
import { definePage } from './page-definition';

/** What the page loads, and its head. */
export const verifyEmailPage = definePage(ROUTE_TABLE.verifyEmail);
