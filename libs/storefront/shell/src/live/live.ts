export { createLiveServices } from './create-live-services';
export { loadInBrowser } from './load-in-browser';
export { NavigationEffects } from './navigation-effects';
