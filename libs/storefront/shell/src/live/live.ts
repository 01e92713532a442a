export { createLiveServices } from './create-live-services';
export { loadInBrowser } from '../navigation/load-in-browser';
export { NavigationEffects } from './navigation-effects';
