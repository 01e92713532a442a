import { loadSite } from './root/load-site';

export { RootErrorBoundary as ErrorBoundary } from './root/root-error-boundary';
export { RootDocument as Layout } from './root/root-document';
export { RootRoute as default } from './root/root-route';

export const loader = loadSite;

/** The site's data comes with the document; afterwards the query cache has it. */
export const shouldRevalidate = () => false;
