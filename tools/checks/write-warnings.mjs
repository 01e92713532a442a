import { mkdirSync, writeFileSync } from 'node:fs';

/**
 * Leaves lines that `npm test` prints at its end and that fail nothing.
 *
 * @param {string} name of the file in `reports/warnings`
 * @param {readonly string[]} lines
 */
export function writeWarnings(name, lines) {
  if (lines.length === 0) return;
  mkdirSync('reports/warnings', { recursive: true });
  writeFileSync(`reports/warnings/${name}.json`, JSON.stringify(lines));
}
