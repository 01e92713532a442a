export { createTabServices } from './create-tab-services';
export { loadInBrowser } from '../navigation/load-in-browser';
export { ShellEffects } from './shell-effects';
