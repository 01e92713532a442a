// `npm run shop -- <command>`: the operator's command line, through the running API or alone.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE, fail, nx, requireNode } from './platform.mjs';

requireNode();
const program = path.join(WORKSPACE, 'apps/api/dist/operator.js');
if (!existsSync(program) && !(await nx(['run', 'api:build', '--outputStyle=static'])))
  fail('ビルドに失敗しました。 The build failed.');
const result = spawnSync(process.execPath, [program, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    ...process.env,
    SHOP_DATA_DIR: path.resolve(WORKSPACE, process.env.SHOP_DATA_DIR ?? '.data'),
  },
});
process.exitCode = result.status ?? 1;
