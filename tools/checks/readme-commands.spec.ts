import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const COMMAND = /^npm run shop -- (.+)$/gm;
/** The words of a command's name; what follows is typed otherwise in each language. */
const NAME = /^[a-z][a-z-]*(?: [a-z][a-z-]*)?(?= |$)/;

/** The names of the commands that stand in the code blocks of a document. */
function commandsOf(document: string): readonly string[] {
  const text = readFileSync(path.join(ROOT, document), 'utf8');
  const names = [...text.matchAll(COMMAND)].map(([, typed = '']) => NAME.exec(typed)?.[0] ?? typed);
  return [...new Set(names)].sort();
}

it('both READMEs show the same commands', () => {
  const english = commandsOf('README.md');
  expect(english.length).toBeGreaterThan(40);
  expect(commandsOf('README.ja.md')).toEqual(english);
});
