import { markPure } from './mark-pure';

it.each([
  ['a call', 'const Key = v.string();', 'const Key = /* @__PURE__ */ (() => (v.string()))();'],
  [
    'an object that holds one',
    'export const schemas = { key: v.string() };',
    'export const schemas = /* @__PURE__ */ (() => ({ key: v.string() }))();',
  ],
  [
    'a list that spreads another',
    'export const CODES: readonly string[] = [...COMMON];',
    'export const CODES: readonly string[] = /* @__PURE__ */ (() => ([...COMMON]))();',
  ],
])('marks the value of %s', (_value, code, marked) => {
  expect(markPure(code, 'contract.ts')).toBe(marked);
});

it.each([
  ['a plain object', "export const get: EndpointOf<typeof schemas> = { method: 'GET', path: '/v1/tags' };"],
  [
    'a function, which computes nothing before it is called',
    'export const text = (max: number) => v.maxLength(max);',
  ],
  ['a local variable', 'function f() { const x = g(); }'],
])('leaves %s as it is', (_value, code) => {
  expect(markPure(code, 'contract.ts')).toBe(code);
});
