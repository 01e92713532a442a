// Lists every checked item of the specification with the tests that name it: `npm run spec:report`.
import path from 'node:path';
import { CHECKED_GROUPS, findNamedItems } from './find-named-items.mjs';

const items = findNamedItems(path.resolve(import.meta.dirname, '../..'));
for (const group of CHECKED_GROUPS) {
  const ofGroup = items.filter((item) => item.group === group);
  const named = ofGroup.filter(({ tests }) => tests.length > 0);
  process.stdout.write(`\n${group}: ${named.length}/${ofGroup.length}\n`);
  for (const { id, tests } of ofGroup)
    process.stdout.write(
      `  ${id}\n${tests.map((test) => `    ${test}\n`).join('') || '    どのテストにもありません\n'}`,
    );
}
