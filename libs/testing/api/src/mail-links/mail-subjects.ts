import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const API = path.resolve(__dirname, '../../../../server/shop-api/src');
/** The value of a `subject` in the code: its line and, of a choice, the line that follows. */
const SUBJECT = /\bsubject: ([^\n]+(?:\n\s+[?:] [^\n]+)*)/g;
const TEXT = /'([^']*)'|`([^`]*)`/g;
/** What every subject has beside its own words: the shop's name before, a number behind. */
const AROUND = /^【[^】]*】|（[^）]*）$/g;
const VALUE = /\$\{[^}]*\}/;

const isOfMails = (code: string) => /ports\/mail-port'|mail\/account-mail'|order-state-mails'/.test(code);
/** The longest part of a template between its values. */
const longestPart = (template: string) =>
  template.split(VALUE).toSorted((one, other) => other.length - one.length)[0] ?? '';

/**
 * The words of the subject of every mail that the API's code can write, found in the code, so that a mail that is added
 * is among them. Newsletters are not: their subject is the shop's.
 */
export function mailSubjects(): readonly string[] {
  const files = readdirSync(API, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'),
  );
  const found = files
    .map((file) => readFileSync(path.join(API, file), 'utf8'))
    .filter(isOfMails)
    .flatMap((code) => [...code.matchAll(SUBJECT)])
    .flatMap(([, value = '']) => [...value.matchAll(TEXT)])
    .map(([, plain, template]) => longestPart((plain ?? template ?? '').replaceAll(AROUND, '')).trim());
  return [...new Set(found)].filter((words) => words !== '').toSorted();
}
