import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, stringify } from 'yaml';
import { bilingual } from './content-issue';

/** A text file taken apart: YAML between two lines of three dashes, then the body. */
export interface FrontMatterFile {
  readonly data: unknown;
  readonly body: string;
  /** The line on which the body begins, from 1. */
  readonly bodyLine: number;
  /** The line of a field of the front matter (`blocks.2.limit`), from 1; that of what holds it where there is no such field. */
  lineOf(field: string): number;
}

/** Why a file has no readable front matter. */
export interface FrontMatterError {
  readonly line: number;
  readonly reason: string;
}

const HEAD = /^---[ \t]*(\r?\n)([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/m;
/** Anchors of YAML could make a small file a huge value. */
const NO_ALIASES = 0;

/**
 * Takes a file apart. The body loses the blank line above it and the line break at its end, as `formatFrontMatter` adds them.
 */
export function parseFrontMatter(text: string): FrontMatterFile | FrontMatterError {
  const plain = text.replace(/^\uFEFF/, '');
  const head = HEAD.exec(plain);
  if (head?.index !== 0)
    return {
      line: 1,
      reason: bilingual(
        'ファイルの初めに --- で囲んだ front matter がありません',
        'there is no front matter between lines of --- at the beginning of the file',
      ),
    };
  const [whole, lineBreak = '\n', yaml = ''] = head;
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, uniqueKeys: true });
  const [error] = document.errors;
  // A field without its colon makes all of the front matter a sentence, or no YAML at all.
  const unmarked = error !== undefined || isScalar(document.contents) ? fieldWithoutColon(yaml) : null;
  if (unmarked !== null) return unmarked;
  if (error !== undefined)
    return {
      line: lines.linePos(error.pos[0]).line + 1,
      reason: bilingual(`front matter が YAML として読めません: ${error.code}`, `not YAML: ${error.code}`),
    };
  const lineOf = (field: string): number => {
    let place: unknown = document.contents;
    let offset: number | undefined;
    for (const step of field.split('.')) {
      const pair = isMap(place)
        ? place.items.find(({ key }) => isScalar(key) && key.value === step)
        : undefined;
      const found: unknown = isSeq(place) ? place.items[Number(step)] : pair?.key;
      if (!isNode(found)) break;
      offset = found.range?.[0] ?? offset;
      place = pair?.value ?? found;
    }
    return offset === undefined ? 1 : lines.linePos(offset).line + 1;
  };
  const below = plain.slice(whole.length);
  return {
    data: readAsData(() => document.toJS({ maxAliasCount: NO_ALIASES })),
    body: trimBody(below, lineBreak),
    bodyLine: linesIn(whole) + (below.startsWith(lineBreak) ? 1 : 0) + 1,
    lineOf,
  };
}

/** The first line of front matter that begins with a name, but not as a field does. */
function fieldWithoutColon(yaml: string): FrontMatterError | null {
  const lines = yaml.split(/\r?\n/);
  const at = lines.findIndex((line) => /^[A-Za-z]/.test(line) && !/^[\w-]+[ \t]*:(?:\s|$)/.test(line));
  const line = lines[at]?.trim();
  if (line === undefined) return null;
  const [, name = '', value = ''] = /^([\w-]+)[\s:：]*(.*)$/.exec(line) ?? [];
  const meant = `${name}: ${value}`.trim();
  return {
    line: at + 2,
    reason: bilingual(
      `「${line}」には、項目の名前のあとの「:」と空白が必要です（「${meant}」のように書きます）`,
      `a field is written as “${meant}”, with a colon and a space`,
    ),
  };
}

const linesIn = (text: string): number => text.split('\n').length - 1;

/** `null` for a document whose value would be larger than its text. */
function readAsData(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    if (error instanceof ReferenceError) return null;
    throw error;
  }
}

function trimBody(text: string, lineBreak: string): string {
  const body = text.startsWith(lineBreak) ? text.slice(lineBreak.length) : text;
  return body.endsWith(lineBreak) ? body.slice(0, -lineBreak.length) : body;
}

/** Writes a file that `parseFrontMatter` takes apart into the same fields and body. */
export const formatFrontMatter = (fields: Readonly<Record<string, unknown>>, body: string): string => {
  const yaml = Object.keys(fields).length === 0 ? '' : stringify(fields, { lineWidth: 0 });
  return `---\n${yaml}---\n${body === '' ? '' : `\n${body}\n`}`;
};
