import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const ROOT = path.resolve(__dirname, '../..');
const FILE_NAME = /^[\w.][\w./-]*\.(?:[cm]?[jt]sx?|json|md)$/;
const FOLDER = /^[\w.-]+(?:\/[\w.-]+)*\/$/;
/** `@shop/theme-*` names a family of libraries and is left out. */
const SHOP_IMPORT = /@shop\/[\w-]*\w(?:\/[\w./-]*\w)?(?![\w*…-])/g;
/** Written by a build or by a program that runs, so that a fresh clone has none of them. */
const GENERATED = /^(?:build|dist|reports|data|node_modules|\.react-router)\//;

/** The path of a file and those of the folders it is in, each folder with a slash at its end. */
function withParents(file: string): string[] {
  const parts = file.split('/');
  return [file, ...parts.slice(1).map((_, index) => `${parts.slice(0, index + 1).join('/')}/`)];
}

/** Every end of a path that begins with a whole name: `libs/ui/kit/`, `ui/kit/`, `kit/`. */
const endsOf = (entry: string): string[] =>
  [...entry.matchAll(/(?:^|\/)(?=.)/g)].map(({ 0: slash, index }) => entry.slice(index + slash.length));

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n');
const paths = new Set(files.flatMap(withParents));
const pathEnds = new Set([...paths].flatMap(endsOf));
/** Its examples of right and wrong are of no file of the repository. */
const LINT_EXAMPLES = 'tools/eslint-rules/README.md';
const documents = files.filter((file) => file.endsWith('.md') && file !== LINT_EXAMPLES);

const Manifest = v.object({ name: v.string(), exports: v.optional(v.record(v.string(), v.string())) });

const manifests = files
  .filter((file) => file.endsWith('/package.json'))
  .map((file) => v.parse(Manifest, JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))));

const isExported = (specifier: string): boolean =>
  manifests.some(({ name, exports = {} }) =>
    specifier === name
      ? true
      : Object.keys(exports).some((subpath) => {
          const [start = '', end] = `${name}${subpath.slice(1)}`.split('*');
          return end === undefined
            ? specifier === start
            : specifier.startsWith(start) && specifier.endsWith(end);
        }),
  );

/** Returns the names in backticks and in code blocks that look like a path of the repository and are none. */
function findStaleNames(document: string): string[] {
  const text = readFileSync(path.join(ROOT, document), 'utf8');
  const exists = (name: string) => pathEnds.has(name) || paths.has(path.join(path.dirname(document), name));
  const quoted = [...text.replace(/```[^]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
  const names = quoted
    .filter((name) => FILE_NAME.test(name) || FOLDER.test(name))
    .filter((name) => !GENERATED.test(name) && !exists(name));
  return [...names, ...(text.match(SHOP_IMPORT) ?? []).filter((specifier) => !isExported(specifier))];
}

it('finds the documents of the repository', () => {
  expect(documents).toContain('README.md');
  expect(documents.length).toBeGreaterThan(20);
});

it.each(documents)('%s: every file, folder and subpath that it names exists', (document) => {
  expect(findStaleNames(document)).toEqual([]);
});
