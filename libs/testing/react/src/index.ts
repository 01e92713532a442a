export { type TestServices, createTestServices } from './create-test-services';
export { renderPage } from './render-page';
export { servedShopOfFile } from './served-shop-of-file';
