export { axeViolations } from './axe-violations';
export { openBrowser } from './open-browser';
export { apiOrigin, RunningPlatform, shopOrigin, type ShopName } from './running-platform';
export { watchPage, type PageWatch } from './watch-page';
