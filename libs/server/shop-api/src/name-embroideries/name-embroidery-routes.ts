import type { Route } from '../http/define-route';
import { deleteNameEmbroideryRoute } from './delete-name-embroidery-route';
import { getNameEmbroideryRoute } from './get-name-embroidery-route';
import { updateNameEmbroideryRoute } from './update-name-embroidery-route';

/** The name that a member wants embroidered on products. */
export const nameEmbroideryRoutes: readonly Route[] = [
  getNameEmbroideryRoute,
  updateNameEmbroideryRoute,
  deleteNameEmbroideryRoute,
];
