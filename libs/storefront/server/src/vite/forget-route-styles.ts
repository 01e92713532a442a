import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const MANIFEST = /^manifest-.+\.js$/;
const STYLES = /"css":\[[^\]]*\]/g;

/**
 * Takes the styles out of the browser's route manifest: a document carries its own, and the parts of a theme bring
 * theirs. Left there, every navigation would first ask for sheets that the page holds already.
 */
export function forgetRouteStyles(clientDirectory: string): void {
  const assets = path.join(clientDirectory, 'assets');
  for (const name of readdirSync(assets).filter((file) => MANIFEST.test(file))) {
    const file = path.join(assets, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(STYLES, '"css":[]'));
  }
}
