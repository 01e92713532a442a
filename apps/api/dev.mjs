// Runs the API and starts it again whenever its sources change.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { context } from 'esbuild';
import { BUNDLE, DIST, copyCompanions } from './bundle.mjs';

// Apart from the build's output, so that developing never disturbs what `npm start` serves.
const outfile = path.join(DIST, 'dev/main.js');
/** @type {import('node:child_process').ChildProcess | null} */
let child = null;
let isStopping = false;
/** The API is being stopped to start again, so its end is no news. */
let isRestarting = false;

async function stopChild() {
  if (child === null || child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function restart() {
  isRestarting = true;
  await stopChild();
  isRestarting = false;
  if (isStopping) return;
  copyCompanions(path.dirname(outfile));
  child = spawn(process.execPath, ['--enable-source-maps', outfile], { stdio: 'inherit' });
  child.once('exit', (code, signal) => {
    if (isStopping || isRestarting) return;
    const how = code ?? signal;
    process.stderr.write(
      `API が終了しました（${how}）。ソースを保存すると、もう一度起動します。 ` +
        `The API ended (${how}); it starts again when a source is saved.\n`,
    );
  });
}

const bundler = await context({
  ...BUNDLE,
  outfile,
  plugins: [
    {
      name: 'restart',
      setup(build) {
        build.onEnd((result) => (result.errors.length === 0 ? restart() : undefined));
      },
    },
  ],
});
await bundler.watch();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    isStopping = true;
    void Promise.all([stopChild(), bundler.dispose()]).then(() => process.exit(0));
  });
