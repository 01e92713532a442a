import type { Route } from '../http/define-route';
import { attachUserListsRoute } from './attach-user-lists-route';
import { detachFromUserListRoute } from './detach-from-user-list-route';
import { detachUserListsRoute } from './detach-user-lists-route';
import { getUserListRoute } from './get-user-list-route';
import { listUserListsRoute } from './list-user-lists-route';

/** The member's lists of products. */
export const userListRoutes: readonly Route[] = [
  listUserListsRoute,
  getUserListRoute,
  attachUserListsRoute,
  detachUserListsRoute,
  detachFromUserListRoute,
];
