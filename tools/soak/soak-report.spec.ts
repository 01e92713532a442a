import { asMarkdown } from './soak-report.mjs';

it('lists what passed, what failed and what was not run', () => {
  const text = asMarkdown({
    startedAt: '2026-06-10T03:00:00.000Z',
    seed: 7,
    steps: [
      { title: 'races', isRun: true, passed: 12, failures: ['five pieces'], seconds: 40 },
      { title: 'races on PostgreSQL', isRun: false, needs: 'TEST_DATABASE_URL' },
    ],
  });
  expect(text).toContain('| races | 12 | 1 | 40 s |');
  expect(text).toContain('not run (TEST_DATABASE_URL is not set)');
  expect(text).toContain('- five pieces');
  expect(text).toContain('SHOP_SOAK_SEED=7');
});
