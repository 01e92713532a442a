// Lists every item of the specification, where tests show it, and what waits for a page: `npm run spec:report`.
import path from 'node:path';
import { findNamedItems, isAwaitingPage } from './find-named-items.mjs';

const LAYERS = /** @type {const} */ (['browser', 'storefront', 'api']);
const items = findNamedItems(path.resolve(import.meta.dirname, '../..'));
const print = (/** @type {string} */ line = '') => process.stdout.write(`${line}\n`);

for (const group of new Set(items.map((item) => item.group))) {
  const ofGroup = items.filter((item) => item.group === group);
  print(`\n${group}: ${ofGroup.filter(({ tests }) => tests.length > 0).length}/${ofGroup.length}`);
  for (const { id, tests } of ofGroup) {
    const layers = LAYERS.filter((layer) => tests.some((test) => test.layer === layer));
    print(`  ${id}: ${tests.length === 0 ? 'in no test' : layers.join(', ')}`);
    for (const { file, line } of tests) print(`    ${file}:${line}`);
  }
}

print('\nWaits for a page (shown only on code that no page uses yet):');
for (const { group, id } of items.filter(isAwaitingPage)) print(`  ${group} ${id}`);

print('\nSummary                 items  browser  storefront  api  waits  in no test');
for (const group of new Set(items.map((item) => item.group))) {
  const ofGroup = items.filter((item) => item.group === group);
  const shownIn = (/** @type {string} */ layer) =>
    ofGroup.filter(({ tests }) => tests.some((test) => test.layer === layer)).length;
  const counts = [
    ofGroup.length,
    ...LAYERS.map(shownIn),
    ofGroup.filter(isAwaitingPage).length,
    ofGroup.filter(({ tests }) => tests.length === 0).length,
  ];
  print(`${group.padEnd(22)} ${counts.map((count) => String(count).padStart(8)).join('')}`);
}
