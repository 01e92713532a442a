import { spawnSync } from 'node:child_process';

// `npm run storybook:record [-- SCENARIO]`: draws the pages' stories over the real API and writes what it answered.
const [scenario] = process.argv.slice(2);
const only = scenario === undefined ? [] : ['-t', `the recording ${scenario} `];
const outcome = spawnSync(
  'npx',
  ['jest', '-c', 'tools/storybook/jest.config.cjs', '--selectProjects', 'recordings', ...only],
  { stdio: 'inherit', env: { ...process.env, SHOP_STORYBOOK_RECORD: '1' } },
);
process.exit(outcome.status ?? 1);
