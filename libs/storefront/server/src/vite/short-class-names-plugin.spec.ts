import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { shortClassName } from './short-class-names-plugin';

const WORKSPACE = path.resolve(__dirname, '../../../../..');
const SHEETS = ['apps', 'libs'].flatMap((folder) =>
  readdirSync(path.join(WORKSPACE, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css') && !file.includes('node_modules'))
    .map((file) => path.join(WORKSPACE, folder, file)),
);
const CSS = '.narrow { width: 1rem; } .wide:hover { width: 2rem; }';
const nameOf = (workspace: string, name: string) =>
  shortClassName(workspace, `${workspace}/libs/ui/button.module.css`, name, CSS);

test('a class has the same short name on every machine', () => {
  expect(nameOf('/a', 'wide')).toBe(nameOf('/other/place', 'wide'));
  expect(nameOf('/a', 'wide')).toMatch(/^_[\w-]{4}1$/);
  expect(nameOf('/a', 'narrow')).toBe(nameOf('/a', 'wide').replace(/1$/, '0'));
});

test('no two classes of the workspace have the same short name', () => {
  const names = SHEETS.flatMap((file) => {
    const css = readFileSync(file, 'utf8');
    const classes = new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
    return [...classes].map((name) => shortClassName(WORKSPACE, file, name, css));
  });
  expect(names.length).toBeGreaterThan(500);
  expect(new Set(names).size).toBe(names.length);
});
