import type { Route } from '../http/define-route';
import { checkSchoolRoute } from './check-school-route';

/** The check of a school and its members, for shops that sell to schools. */
export const schoolRoutes: readonly Route[] = [checkSchoolRoute];
