/**
 * Imports what makes view models of products. A page that the server has rendered brings them along, so the first load does
 * not hold this code; a query fetches it beside its response.
 */
export const loadProductTransformers = () => import('./to-product');
