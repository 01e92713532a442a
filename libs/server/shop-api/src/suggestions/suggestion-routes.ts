import type { Route } from '../http/define-route';
import { listProductSuggestionsRoute } from './list-product-suggestions-route';

/** Suggestions while a search is typed. */
export const suggestionRoutes: readonly Route[] = [listProductSuggestionsRoute];
