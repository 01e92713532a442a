export { type PartFiles, RenderAssetsProvider, type StyleSheet } from './document/render-assets';
export { shopDocumentContext } from './document/shop-document';
export { ShopDocumentProvider } from './document/shop-document-provider';
export { type ShopRoute, SHOP_ROUTES } from './route-table';
export { SocialHead } from './social/social-head';
