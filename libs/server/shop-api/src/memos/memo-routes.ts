import type { Route } from '../http/define-route';
import { createMemoRoute } from './create-memo-route';
import { deleteMemoRoute } from './delete-memo-route';
import { updateMemoRoute } from './update-memo-route';

/** A member's notes on orders: one for each order, under the order's id. */
export const memoRoutes: readonly Route[] = [createMemoRoute, updateMemoRoute, deleteMemoRoute];
