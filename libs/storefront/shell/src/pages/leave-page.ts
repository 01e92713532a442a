import { ROUTE_TABLE } from '../route-table';
import { definePage } from './page-definition';

/** The page of who leaves the shop loads nothing. */
export const leavePage = definePage(ROUTE_TABLE.leave);
