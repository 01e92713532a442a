import rule from './no-module-state.cjs';
import { ruleTester } from './rule-tester';

ruleTester.run('no-module-state', rule, {
  valid: [
    'const PAGE_SIZE = 15;',
    'export function open() { let count = 0; return () => ++count; }',
    'export const open = () => new QueryClient();',
    "const SIZES = new Set(['s', 'm']);",
    'export const createCache = () => new Map();',
    'const keyOfConfig = new WeakMap();',
    'class Box { static { let made = 0; } }',
  ],
  invalid: [
    { code: 'let user = null;', errors: [{ messageId: 'variable' }] },
    { code: 'export let user;', errors: [{ messageId: 'variable' }] },
    { code: 'export const client = new QueryClient();', errors: [{ messageId: 'instance' }] },
    { code: 'const seen = new Map();', errors: [{ messageId: 'instance' }] },
    { code: 'const seen = new Set();', errors: [{ messageId: 'instance' }] },
    { code: 'const store = createStore();', errors: [{ messageId: 'instance' }] },
  ],
});
