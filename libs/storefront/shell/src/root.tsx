import { loadSite } from './site/load-site';

export { FailurePage as ErrorBoundary } from './document/failure-page';
export { RootDocument as Layout } from './document/root-document';
export { RootRoute as default } from './document/root-route';

export const loader = loadSite;

/** Site data comes with the document; afterwards it lives in the query cache. */
export const shouldRevalidate = () => false;
