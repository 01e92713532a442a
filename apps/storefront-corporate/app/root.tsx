export { ErrorBoundary, Layout, default, loader, shouldRevalidate } from '@shop/storefront-shell/root';
