// `npm run theme -- NAME`: a new theme with the app of its shop; and what a theme needs afterwards.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { WORKSPACE, fail, requireNode } from './platform.mjs';
import { upgradeThemes } from './upgrade-themes.mjs';

const HELP = `npm run theme -- NAME [--title 店の名前] [--primary '#1f4d3a']
    テーマと、そのテーマの店を作ります / a theme, with the app and the seed data of a new shop
npm run theme -- NAME --shop SHOP
    ある店に、もう一つのテーマを加えます / a further theme for a shop that exists
npm run theme -- doctor [NAME]
    テーマを検査します（NAME を省くとすべて） / checks a theme, or all of them
npm run theme -- override NAME pages/ID | layouts/ID | parts/ID
    元のテーマの画面や部品を、変えるために写します / copies a page or part of the base, to be changed
npm run theme -- accept NAME
    元のテーマの変更を見終えたことを記録します / notes that the base's changes have been looked through
npm run theme -- upgrade [--from=0.1.0]
    プラットフォームを新しくした後に、名前の変わったものをすべてのテーマで直します / after an upgrade: renames what has another name, in all themes
npm run theme -- tokens export NAME [FILE.json]
npm run theme -- tokens import NAME [FILE.json]
    トークンを W3C のデザイントークン形式で出し入れします / the tokens as design-token JSON (W3C DTCG)

どの作成コマンドにも --dry-run を付けられます / every command that writes takes --dry-run
`;

/**
 * Runs a program of the workspace to its end. Resolves with how it ended.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} env
 * @returns {Promise<number>}
 */
function run(program, args, env = {}) {
  const child = spawn(process.execPath, [path.join(WORKSPACE, 'node_modules', program), ...args], {
    cwd: WORKSPACE,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return new Promise((resolve) => {
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/**
 * @param {string} generator
 * @param {readonly string[]} args
 */
const generate = (generator, args) =>
  run('nx/dist/bin/nx.js', ['g', `@shop/generators:${generator}`, ...args]);

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
async function runCommand(command, args) {
  if (command === 'doctor') {
    const config = ['src/doctor/doctor.spec', '-c', 'tools/generators/jest.config.js'];
    const output = ['--selectProjects=doctor', '--reporters=<rootDir>/src/doctor/doctor-reporter.cjs'];
    return run(
      'jest/bin/jest.js',
      [...config, ...output],
      args[0] === undefined ? {} : { SHOP_THEME: args[0] },
    );
  }
  if (command === 'upgrade') return upgradeThemes(args, run);
  if (command === 'override' || command === 'accept') return generate(command, args);
  if (command !== 'tokens') return generate('theme', [command, ...args]);
  const [direction = '', ...others] = args;
  if (direction !== 'export' && direction !== 'import') fail(HELP);
  return generate(`tokens-${direction}`, others);
}

requireNode();
const [command = '--help', ...args] = process.argv.slice(2);
if (command === '--help' || command === 'help') process.stdout.write(HELP);
else process.exitCode = await runCommand(command, args);
