import rule from './no-machine-time.cjs';
import { ruleTester } from './rule-tester';

const errors = [{ messageId: 'machine' }];

ruleTester.run('no-machine-time', rule, {
  valid: [
    'services.clock.now()',
    'new Date(clock.now())',
    "new Date('2026-06-01')",
    "Date.parse('2026-06-01')",
    'Date.UTC(2026, 5, 1)',
    'performance.now()',
  ],
  invalid: [
    { code: 'const start = Date.now();', errors },
    { code: 'calendarPeriod(new Date())', errors },
    { code: 'new Date', errors },
    { code: 'const text = Date();', errors },
  ],
});
