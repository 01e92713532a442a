import type { Route } from '../http/define-route';
import { getFlipBookRoute } from './get-flip-book-route';
import { listFlipBooksRoute } from './list-flip-books-route';

/** Catalogues that are leafed through on screen. */
export const flipBookRoutes: readonly Route[] = [listFlipBooksRoute, getFlipBookRoute];
