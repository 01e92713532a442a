import { ROUTE_TABLE } from '../route-table';
import { definePage } from './page-definition';

/** The page of a new password loads nothing. */
export const passwordPage = definePage(ROUTE_TABLE.password);
