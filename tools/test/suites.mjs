/** Longest time of the whole `npm test` on two cores. */
export const TOTAL_MINUTES = 39.5;

/**
 * What `npm test` runs, in this order. `minutes` is the budget of a suite on two cores with nothing else to do; going
 * over one, or over their sum (TOTAL_MINUTES), is said.
 * `needs` names an environment variable without which the suite is reported as not run.
 */
export const SUITES = [
  {
    name: 'checks',
    title: '書式・未使用の公開・循環 format, dead exports, circular imports',
    args: ['run-many', '-t', 'format', 'dead-exports', 'circular-imports'],
    minutes: 1,
  },
  { name: 'lint', title: '規則と層 lint', args: ['run-many', '-t', 'lint'], minutes: 4.5 },
  { name: 'typecheck', title: '型 types', args: ['run-many', '-t', 'typecheck'], minutes: 2.5 },
  { name: 'test', title: '単体と結合 unit and integration', args: ['run-many', '-t', 'test'], minutes: 9.5 },
  {
    name: 'test-generated',
    title: 'ひな型 what the generators write',
    args: ['run-many', '-t', 'test-generated'],
    minutes: 3,
  },
  {
    name: 'test-postgres',
    title: '契約 contract on PostgreSQL',
    args: ['run-many', '-t', 'test-postgres'],
    minutes: 4,
    needs: 'TEST_DATABASE_URL',
  },
  {
    name: 'build',
    title: '本番ビルド production build',
    args: ['run-many', '-t', 'build'],
    minutes: 0.5,
    counted: true,
  },
  {
    name: 'test-built',
    title: 'ビルドの検査 tests of the build',
    args: ['run-many', '-t', 'test-built'],
    minutes: 2.5,
  },
  { name: 'stories', title: 'Storybook', args: ['run', 'workspace:stories'], minutes: 4 },
  { name: 'e2e', title: 'ブラウザー end to end', args: ['run-many', '-t', 'e2e'], minutes: 8 },
];
