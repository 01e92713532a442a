export { LAST_RELOAD_NAME, RELOAD_PAUSE_MS } from './browser/reload-once';
export { ANSWERS_EVENT } from './browser/tell-that-page-answers';
export { type PartFiles, RenderAssetsProvider, type StyleSheet } from './document/render-assets';
export { allowedApisContext, shopDocumentContext } from './document/shop-document';
export { ShopDocumentProvider } from './document/shop-document-provider';
export { guardedRoute } from './guards/guarded-route';
export { type ShopRoute, SHOP_ROUTES } from './route-table';
export { SocialHead } from './social/social-head';
export { type DocumentParties, documentPartiesContext, noParties } from './site/document-parties';
