import type { Route } from '../http/define-route';
import { getMyCompanyRoute } from './get-my-company-route';

/** The company that a member orders for. */
export const companyRoutes: readonly Route[] = [getMyCompanyRoute];
