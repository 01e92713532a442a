import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const WORKSPACE = path.resolve(__dirname, '../..');
/** The theme's breakpoints and the first pixels above them: 767 and 1023. */
const KNOWN = ['767px', '768px', '1023px', '1024px'];

const sheets = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'libs/**/*.css', 'apps/**/*.css'],
  {
    cwd: WORKSPACE,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file !== '');

it('there are style sheets to look at', () => {
  expect(sheets.length).toBeGreaterThan(100);
});

it('no media query names a width but the theme’s breakpoints', () => {
  const others = sheets.flatMap((file) => {
    const text = readFileSync(path.join(WORKSPACE, file), 'utf8');
    const queries = [...text.matchAll(/@media([^{]+)/g)].map(([, query = '']) => query);
    // A height is no breakpoint.
    const conditions = queries.flatMap((query) => query.match(/\([^)]*width[^)]*\)/g) ?? []);
    const widths = conditions.flatMap((condition) => condition.match(/[\d.]+(?:px|rem|em)/g) ?? []);
    return widths.filter((width) => !KNOWN.includes(width)).map((width) => `${file}: ${width}`);
  });
  expect(others).toEqual([]);
});
