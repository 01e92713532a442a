import type { Route } from '../http/define-route';
import { cancelPendingEmailRoute } from './cancel-pending-email-route';
import { createUserRoute } from './create-user-route';
import { getMyUserRoute } from './get-my-user-route';
import { updateMyPasswordRoute } from './update-my-password-route';
import { updateMyUserRoute } from './update-my-user-route';
import { deleteMyUserRoute } from './delete-my-user-route';
import { getUserDummyRoute } from './get-user-dummy-route';
import { exportMyDataRoute } from './own-data/export-my-data-route';

/** Registration and the member's own account. */
export const userRoutes: readonly Route[] = [
  getMyUserRoute,
  updateMyUserRoute,
  cancelPendingEmailRoute,
  deleteMyUserRoute,
  createUserRoute,
  getUserDummyRoute,
  updateMyPasswordRoute,
  exportMyDataRoute,
];
