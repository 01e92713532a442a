import { requireBrowser } from '../test/require-browser.mjs';

/**
 * Chromium without windows: a window's own pages (toolbar, new tab) are rendered by the same two cores at the same moment as
 * the shop's page and would be measured with it.
 */
const SHELL = 'chromium-headless-shell';

/** The browser that measurements are made with. */
export const benchBrowserPath = process.env.CHROMIUM_PATH ?? `/usr/bin/${SHELL}`;

/** Installs the browser or prints how, unless another is named. */
export function requireBenchBrowser() {
  if (process.env.CHROMIUM_PATH === undefined) requireBrowser(SHELL);
}
