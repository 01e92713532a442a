import { spawnSync } from 'node:child_process';
import path from 'node:path';

// `npm run storybook:record [-- SCENARIO]`: renders the stories of pages over the real API and writes its responses.
const CONFIG = path.join(import.meta.dirname, 'jest.config.js');
const [scenario] = process.argv.slice(2);
const only = scenario === undefined ? [] : ['-t', `the recording ${scenario} `];
const outcome = spawnSync('npx', ['jest', '-c', CONFIG, '--selectProjects', 'recordings', ...only], {
  stdio: 'inherit',
  env: { ...process.env, SHOP_STORYBOOK_RECORD: '1' },
});
process.exit(outcome.status ?? 1);
