import type { Route } from '../http/define-route';
import { listLoginHistoriesRoute } from './list-login-histories-route';

/** The member's recent sign-ins. */
export const loginHistoryRoutes: readonly Route[] = [listLoginHistoriesRoute];
