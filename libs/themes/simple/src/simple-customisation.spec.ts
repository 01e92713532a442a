import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const customisation = readdirSync(__dirname)
  .filter((file) => file.endsWith('-customisation.ts'))
  .map((file) => readFileSync(path.join(__dirname, file), 'utf8'))
  .join('\n');
/** The theme's own words, and those of what lies over every page, whose component is not a theme's. */
const files = [__dirname, path.resolve(__dirname, '../../../features/tracking/src')].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-words.ts'))
    .map((file) => path.relative(__dirname, path.join(folder, file))),
);

// Words without their type there are words that no theme can replace, and nothing else says so.
it.each(files)('themes may replace the words of %s: a customisation file names them', (file) => {
  const exported = /^export const (\w+Words)\b/m.exec(readFileSync(path.join(__dirname, file), 'utf8'))?.[1];
  expect(customisation).toMatch(new RegExp(`\\| typeof ${exported}\\b`));
});
