import { commandOf } from './retry-failed.mjs';

const FILE = 'apps/storefront-default/e2e/buying.e2e.ts';

test.each([
  [
    'a unit test alone, in one worker',
    { config: 'libs/a/jest.config.js', args: ['--maxWorkers=2'], env: {}, onPlatform: false },
    /run-jest\.mjs again 1 libs\/a\/jest\.config\.js --maxWorkers=1 --runTestsByPath \S+buying\.e2e\.ts$/,
  ],
  [
    'a browser test on a platform of its own, whatever its shard was',
    { config: 'e2e/jest.config.js', args: ['--shard=2/2'], env: {}, onPlatform: true },
    /with-platform\.mjs 4500 --report=again-servers\/1 \S+ \S+run-jest\.mjs again 1 e2e\/jest\.config\.js --maxWorkers=1 --run/,
  ],
])('%s', (_name, jest, expected) => {
  expect(commandOf(jest, FILE, '1').join(' ')).toMatch(expected);
});
