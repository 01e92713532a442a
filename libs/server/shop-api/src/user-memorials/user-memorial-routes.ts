import type { Route } from '../http/define-route';
import { createUserMemorialRoute } from './create-user-memorial-route';
import { deleteUserMemorialRoute } from './delete-user-memorial-route';
import { getUserMemorialRoute } from './get-user-memorial-route';
import { listUserMemorialsRoute } from './list-user-memorials-route';
import { updateUserMemorialRoute } from './update-user-memorial-route';

/** The member's anniversaries. */
export const userMemorialRoutes: readonly Route[] = [
  listUserMemorialsRoute,
  createUserMemorialRoute,
  getUserMemorialRoute,
  updateUserMemorialRoute,
  deleteUserMemorialRoute,
];
