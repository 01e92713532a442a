/** One line for each step, then what failed in it, in words that a person reads. */
export function asMarkdown({ startedAt, seed, steps }) {
  const rows = steps.map(({ title, isRun, needs, passed, failures, seconds }) =>
    isRun
      ? `| ${title} | ${passed} | ${failures.length} | ${seconds} s |`
      : `| ${title} | – | – | not run (${needs} is not set) |`,
  );
  const failed = steps
    .filter(({ isRun, failures }) => isRun && failures.length > 0)
    .flatMap(({ title, failures }) => [
      '',
      `## ${title}`,
      '',
      ...failures.map((failure) => `- ${failure.trim()}`),
    ]);
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
