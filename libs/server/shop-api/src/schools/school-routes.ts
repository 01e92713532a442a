import type { Route } from '../http/define-route';
import { checkSchoolRoute } from './check-school-route';
import { listSchoolPickupsRoute } from './list-school-pickups-route';
import { listSchoolRequirementsRoute } from './list-school-requirements-route';

/**
 * The check of a school and its members, for shops that sell to schools, what each school asks of its pupils, and which hand
 * orders over.
 */
export const schoolRoutes: readonly Route[] = [
  checkSchoolRoute,
  listSchoolRequirementsRoute,
  listSchoolPickupsRoute,
];
