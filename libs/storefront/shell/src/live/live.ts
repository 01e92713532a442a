export { createLiveServices } from './create-live-services';
export { loadInBrowser } from '../navigation/load-in-browser';
export { ShellEffects } from './shell-effects';
