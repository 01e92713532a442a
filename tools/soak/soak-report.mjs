/**
 * What came of a step: its numbers, or the environment variable without which it was not run.
 * @typedef {{ isRun: true; title: string; passed: number; failures: string[]; seconds: number }
 *   | { isRun: false; title: string; needs: string }} StepReport
 */

/**
 * One line for each step, then the tests that failed in it.
 * @param {{ startedAt: string; seed: number; steps: readonly StepReport[] }} report
 */
export function asMarkdown({ startedAt, seed, steps }) {
  const rows = steps.map((step) =>
    step.isRun
      ? `| ${step.title} | ${step.passed} | ${step.failures.length} | ${step.seconds} s |`
      : `| ${step.title} | – | – | not run (${step.needs} is not set) |`,
  );
  const failed = steps.flatMap((step) =>
    step.isRun && step.failures.length > 0
      ? ['', `## ${step.title}`, '', ...step.failures.map((failure) => `- ${failure.trim()}`)]
      : [],
  );
  return [
    `# Soak of ${startedAt}`,
    '',
    `Seed ${seed}: \`SHOP_SOAK_SEED=${seed}\` repeats the random tests.`,
    '',
    '| step | passed | failed | time |',
    '|---|---|---|---|',
    ...rows,
    ...failed,
    '',
  ].join('\n');
}
