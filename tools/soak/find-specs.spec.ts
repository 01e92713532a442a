import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORKSPACE } from '../start/platform.mjs';
import { findSpecs } from './find-specs.mjs';
import { STEPS } from './steps.mjs';

const RACE = /Promise\.all\(Array\.from/;
const CODE = 'await Promise.all(Array.from({ length: 8 }, buy));';

let workspace: string;
beforeEach(() => {
  workspace = mkdtempSync(path.join(tmpdir(), 'find-specs-'));
  mkdirSync(path.join(workspace, 'libs/cart/src'), { recursive: true });
  mkdirSync(path.join(workspace, 'apps/shop/build-tests'), { recursive: true });
});
afterEach(() => rmSync(workspace, { recursive: true }));

const write = (file: string, text = CODE) => writeFileSync(path.join(workspace, file), text);
const found = () =>
  [...findSpecs(workspace, RACE)].map(([config, files]) =>
    [config, ...files].map((file) => path.relative(workspace, file)),
  );

it('finds specs by what they say, under the configuration that runs them', () => {
  write('libs/cart/jest.config.js');
  write('libs/cart/src/races.spec.ts');
  write('libs/cart/src/alone.spec.ts', 'await buy();');
  write('apps/shop/jest.built.config.js');
  write('apps/shop/build-tests/workers.built.spec.ts');
  expect(found()).toEqual([
    ['libs/cart/jest.config.js', 'libs/cart/src/races.spec.ts'],
    ['apps/shop/jest.built.config.js', 'apps/shop/build-tests/workers.built.spec.ts'],
  ]);
});

it('a spec that no configuration runs is an error', () => {
  write('libs/cart/src/races.spec.ts');
  expect(found).toThrow('No jest.config.js above');
});

it.each(STEPS.flatMap((step) => ('specs' in step ? [[step.name, step.specs] as const] : [])))(
  'the step %s finds specs in this workspace',
  (_, specs) => {
    expect(findSpecs(WORKSPACE, specs).size).toBeGreaterThan(0);
  },
);
