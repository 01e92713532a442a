import { startBrowser } from '@shop/storefront-shell/browser/start-browser';

void startBrowser();
