import type { Route } from '../http/define-route';
import { getMakerRoute } from './get-maker-route';
import { listBrandsRoute } from './list-brands-route';
import { listMakersRoute } from './list-makers-route';

/** Makers and brands. */
export const makerRoutes: readonly Route[] = [listMakersRoute, listBrandsRoute, getMakerRoute];
