// `npm run soak`: the random, race and load tests at their full counts. Writes reports/soak.json and reports/soak.md and
// ends with 1 when anything failed. `npm run soak -- races` runs the steps of these names only.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { requireBrowser } from '../test/require-browser.mjs';
import { WORKSPACE, fail, installWhenStale, nx, requireNode } from '../start/platform.mjs';
import { findSpecs } from './find-specs.mjs';
import { asMarkdown } from './soak-report.mjs';
import { STEPS } from './steps.mjs';

const REPORTS = path.join(WORKSPACE, 'reports');
/** A property that runs many times as often takes many times as long. */
const TEST_LIMIT_MS = 30 * 60_000;
const LARGEST_SEED = 2 ** 31 - 1;

/**
 * The part of Jest's JSON report that is read here.
 * @typedef {object} JestReport
 * @property {number} numPassedTests
 * @property {{ status: string; message: string; assertionResults: { status: string; fullName: string }[] }[]} testResults
 * @typedef {{ passed: number; failures: string[] }} Outcome
 */

/**
 * Runs some specs of one configuration once and returns what passed and what failed.
 * @param {string} config
 * @param {readonly string[]} files
 * @param {Readonly<Record<string, string>>} env
 * @param {string} output
 * @param {number} workers
 * @returns {Outcome}
 */
function runSpecs(config, files, env, output, workers) {
  const jest = path.join(WORKSPACE, 'node_modules/jest/bin/jest.js');
  const args = [
    '-c',
    config,
    `--maxWorkers=${workers}`,
    `--testTimeout=${TEST_LIMIT_MS}`,
    '--json',
    `--outputFile=${output}`,
  ];
  const run = spawnSync(process.execPath, [jest, ...args, '--runTestsByPath', ...files], {
    cwd: WORKSPACE,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    /** @type {JestReport} */
    const report = JSON.parse(readFileSync(output, 'utf8'));
    const failures = report.testResults.flatMap(({ assertionResults, message, status }) => {
      const failed = assertionResults.filter((result) => result.status === 'failed');
      return failed.length === 0 && status === 'failed' ? [message] : failed.map(({ fullName }) => fullName);
    });
    return { passed: report.numPassedTests, failures };
  } catch {
    return {
      passed: 0,
      failures: [`${path.relative(WORKSPACE, config)} ended with ${run.status} and no report`],
    };
  }
}

/**
 * @param {(typeof STEPS)[number]} step
 * @param {number} seed
 * @returns {Outcome}
 */
function runStep(step, seed) {
  const soak =
    step.factor === undefined ? {} : { SHOP_SOAK_FACTOR: String(step.factor), SHOP_SOAK_SEED: String(seed) };
  const env = { ...step.env, ...soak };
  if ('command' in step) {
    const [command, ...args] = step.command;
    const run = spawnSync(command, args, {
      cwd: WORKSPACE,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
    return run.status === 0
      ? { passed: 1, failures: [] }
      : { passed: 0, failures: [`${step.command.join(' ')} ended with ${run.status}`] };
  }
  /** @type {Outcome} */
  const outcome = { passed: 0, failures: [] };
  for (let round = 0; round < step.rounds; round += 1)
    for (const [config, files] of findSpecs(WORKSPACE, step.specs)) {
      if (step.folder !== undefined && !step.folder.test(config)) continue;
      const output = path.join(REPORTS, 'soak-run.json');
      const { passed, failures } = runSpecs(config, files, env, output, step.workers ?? 1);
      outcome.passed += passed;
      outcome.failures.push(...failures);
    }
  return outcome;
}

requireNode();
await installWhenStale();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0)
  fail(`No such step: ${unknown.join(', ')}. ${STEPS.map(({ name }) => name).join(', ')}`);
const steps = STEPS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (steps.some((step) => 'command' in step)) requireBrowser();
mkdirSync(REPORTS, { recursive: true });
if (!(await nx(['run-many', '-t', 'build', '--outputStyle=static']))) fail('The build failed.');

/** @type {({ name: string } & import('./soak-report.mjs').StepReport)[]} */
const stepReports = [];
const report = { startedAt: new Date().toISOString(), seed: randomInt(LARGEST_SEED), steps: stepReports };
for (const step of steps) {
  const { name, title } = step;
  if (step.needs !== undefined && !process.env[step.needs]) {
    report.steps.push({ name, title, isRun: false, needs: step.needs });
    continue;
  }
  process.stdout.write(`\n━━ ${title}\n`);
  const startedAt = Date.now();
  const outcome = runStep(step, report.seed);
  report.steps.push({
    name,
    title,
    isRun: true,
    seconds: Math.round((Date.now() - startedAt) / 1000),
    ...outcome,
  });
  writeFileSync(path.join(REPORTS, 'soak.json'), `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(path.join(REPORTS, 'soak.md'), asMarkdown(report));
}
writeFileSync(path.join(REPORTS, 'soak.json'), `${JSON.stringify(report, null, 2)}\n`);
writeFileSync(path.join(REPORTS, 'soak.md'), asMarkdown(report));
process.stdout.write(`\n${asMarkdown(report)}`);
const failures = report.steps.flatMap((step) => (step.isRun ? step.failures : []));
const hasRun = report.steps.some(({ isRun }) => isRun);
process.exitCode = hasRun && failures.length === 0 ? 0 : 1;
