export { axeViolations } from './axe-violations';
export { type Device, deviceOfEachTest } from './device-of-each-test';
export { openBrowser } from './open-browser';
export { apiOrigin, RunningPlatform, shopOrigin, type ShopName } from './running-platform';
export { openTab, type Tab, tabOfEachTest } from './tab';
export { untilIdle } from './until-idle';
export { watchPage, type PageWatch } from './watch-page';
