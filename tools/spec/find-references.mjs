import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './list-files.mjs';

const SOURCE = /\.(?:tsx?|[cm]js|css|md)$/;
const TEST = /\.(?:spec|stories|e2e)\.tsx?$/;
/** What the examples in the texts of this folder name does not exist. */
const EXAMPLES = 'find-';

const LINE_BREAK_OF_A_COMMENT = /\n\s*(?:\*|\/\/)?[ \t]*/g;
const SECTIONS = /\b(core|account)((?:,? (?:and )?§\d+)+)/g;
const RELIABILITY = /\breliability (\d+(?:(?:,| and) \d+)*)/g;
const READING = /\b(?:interp|gap)(?:-[a-z0-9]+)+/g;
const ID = '[a-z]{2,}(?:-[a-z0-9]+)+';
const IDS = `${ID}(?:,? ${ID})*`;
const IN_BRACKETS = new RegExp(`\\[(${IDS})\\]`, 'g');
const IN_A_COMMENT = new RegExp(`// spec items: (${IDS})`, 'g');
/** An attribute selector is no item. */
const ATTRIBUTE = /^(?:data|aria)-/;

/**
 * What a text names of the specification: sections as `core §4`, requirements as `reliability 4`, and ids of items.
 *
 * @param {string} text
 * @param {boolean} isTest only tests name items in brackets and in comments that begin with `spec items:`
 * @returns {ReadonlySet<string>}
 */
export function referencesIn(text, isTest) {
  const joined = text.replaceAll(LINE_BREAK_OF_A_COMMENT, ' ');
  const sections = [...joined.matchAll(SECTIONS)].flatMap(([, document, list = '']) =>
    (list.match(/§\d+/g) ?? []).map((section) => `${document} ${section}`),
  );
  const requirements = [...joined.matchAll(RELIABILITY)].flatMap(([, list = '']) =>
    (list.match(/\d+/g) ?? []).map((number) => `reliability ${number}`),
  );
  const lists = isTest ? [...joined.matchAll(IN_BRACKETS), ...joined.matchAll(IN_A_COMMENT)] : [];
  const items = lists.flatMap(([, list = '']) => list.split(/,? /)).filter((id) => !ATTRIBUTE.test(id));
  return new Set([...sections, ...requirements, ...(joined.match(READING) ?? []), ...items]);
}

/**
 * Everything that can be named: the sections, the requirements of `reliability.md`, and the ids of all items.
 *
 * @param {string} workspace
 * @returns {ReadonlySet<string>}
 */
function listDefined(workspace) {
  const read = (/** @type {string} */ name) => readFileSync(path.join(workspace, 'tools/spec', name), 'utf8');
  const ids = ['sections.json', 'calls.json', 'routes.json', 'items.json'].flatMap((name) => {
    /** @type {{ id: string }[] | Record<string, { id: string }[]>} */
    const items = JSON.parse(read(name));
    return (Array.isArray(items) ? items : Object.values(items).flat()).map(({ id }) => id);
  });
  const requirements = [...read('reliability.md').matchAll(/^(\d+)\./gm)].map(
    ([, number]) => `reliability ${number}`,
  );
  return new Set([...ids, ...requirements]);
}

/**
 * What the sources name and the specification does not have, as `file: name`.
 *
 * @param {string} workspace
 * @returns {string[]}
 */
export function findUndefinedReferences(workspace) {
  const defined = listDefined(workspace);
  const folder = path.join(workspace, 'tools/spec', EXAMPLES);
  return listFiles(workspace, SOURCE)
    .filter((file) => !file.startsWith(folder))
    .flatMap((file) =>
      [...referencesIn(readFileSync(file, 'utf8'), TEST.test(file))]
        .filter((name) => !defined.has(name))
        .map((name) => `${path.relative(workspace, file)}: ${name}`),
    );
}
