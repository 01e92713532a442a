import { readFileSync } from 'node:fs';
import path from 'node:path';

const README = path.resolve(__dirname, '../../../README.md');
const COMMAND = /^(?:npx nx g @shop\/generators:|npm run theme -- ).+$/gm;
/** What the examples of the README are called. */
const EXAMPLES = /\b(wrapping-guide|opening-hours|class-code|spring|tea-house)\b/g;

/**
 * The commands of the README that generate something. Their examples get names of their own, so that somebody who has run
 * them in this workspace can still test.
 */
export const readmeCommands = (): readonly string[] =>
  [...readFileSync(README, 'utf8').matchAll(COMMAND)].map(([command]) =>
    command.replace(/\s+#.*$/, '').replace(EXAMPLES, '$1-example'),
  );
