import * as v from 'valibot';
import { markdownToHtml } from '../../html/markdown-to-html';
import { findRemovedHtml } from '../../html/sanitise-html';
import type { StoredPicture } from '../../images/stored-picture';
import { findUnfilledTerms } from '../../shop-terms/fill-terms';
import { fieldsOf, lineOf } from './content-fields';
import { type ContentIssue, bilingual } from './content-issue';
import type { ContentEntry, ContentKind } from './content-kind';
import { type ContentPictures, PictureRejected } from './content-pictures';
import { type FrontMatterFile, parseFrontMatter } from './front-matter';
import { mapHtmlPictures, mapMarkdownPictures, picturesOf } from './picture-references';
import { lineOfRemoved, removedReason } from './removed-html';
import { lineOfTerm, unfilledTermReason } from './unfilled-term';

const BODY_MAX = 200_000;
const REFERENCE_MAX = 500;
const ALT_MAX = 500;

/** A file of a content folder, read. */
export interface ParsedEntry<Fields> {
  readonly file: string;
  readonly name: string;
  readonly entry: ContentEntry<Fields>;
  /** As it is stored: it refers to pictures by their paths in the storage. */
  readonly markdown: string | null;
  /** Of the front matter. */
  readonly picture: StoredPicture | null;
  readonly bodyPictures: readonly StoredPicture[];
}

/** A text file with the name of its entry. */
export interface EntryFile {
  readonly file: string;
  readonly name: string;
  readonly text: string;
}

const Picture = fieldsOf({
  image: v.optional(v.nullable(lineOf(REFERENCE_MAX, 1)), null),
  imageAlt: v.optional(lineOf(ALT_MAX), ''),
});

/** Reads an entry from its file and takes its pictures; returns the issues where there are any. */
export async function parseEntry<Fields>(
  kind: ContentKind<Fields>,
  { file, name, text }: EntryFile,
  pictures: ContentPictures,
): Promise<ParsedEntry<Fields> | readonly ContentIssue[]> {
  const parsed = parseFrontMatter(text);
  if (!('data' in parsed)) return [{ file, ...parsed }];
  const issues: ContentIssue[] = [];
  const { own, shared } = splitFields(kind, parsed.data);
  const fields = v.safeParse(kind.schema, own);
  const pictureFields = v.safeParse(Picture, shared);
  for (const { issues: found = [] } of [fields, pictureFields])
    issues.push(...found.map((issue) => fieldIssue(file, parsed, issue)));
  const body = await parseBody(kind, { file, body: parsed.body, firstLine: parsed.bodyLine }, pictures);
  issues.push(...body.issues);
  const reference = pictureFields.success ? pictureFields.output.image : null;
  const picture = reference === null ? null : await takePicture(pictures, reference, file);
  if (picture instanceof PictureRejected)
    issues.push({ file, line: parsed.lineOf('image'), field: 'image', reason: picture.message });
  else if (picture === null && isRequired(kind) && pictureFields.success)
    issues.push({ file, field: 'image', reason: bilingual('画像が必要です', 'needs a picture') });
  if (issues.length > 0 || !fields.success || !pictureFields.success || picture instanceof PictureRejected)
    return issues;
  const { imageAlt: alt } = pictureFields.output;
  return {
    ...{ file, name, picture, markdown: body.markdown, bodyPictures: body.pictures },
    entry: {
      fields: fields.output,
      body: body.html,
      picture: picture === null ? null : { path: picture.path, alt },
    },
  };
}

const isRequired = ({ picture }: Pick<ContentKind<unknown>, 'picture'>): boolean =>
  picture === 'required' || picture === 'decorative';

/** The fields of the kind itself, and those of the picture where the kind has one. */
function splitFields({ picture }: Pick<ContentKind<unknown>, 'picture'>, data: unknown) {
  if (picture === 'none' || typeof data !== 'object' || data === null) return { own: data, shared: {} };
  const entries = Object.entries(data);
  const keys = picture === 'decorative' ? ['image'] : Object.keys(Picture.entries);
  const isShared = ([key]: readonly [string, unknown]) => keys.includes(key);
  return {
    own: Object.fromEntries(entries.filter((entry) => !isShared(entry))),
    shared: Object.fromEntries(entries.filter(isShared)),
  };
}

function fieldIssue(
  file: string,
  { lineOf: lineOfField }: FrontMatterFile,
  issue: v.BaseIssue<unknown>,
): ContentIssue {
  const field = v.getDotPath(issue) ?? undefined;
  return { file, line: lineOfField(field ?? ''), field, reason: issue.message };
}

const takePicture = async (
  pictures: ContentPictures,
  reference: string,
  file: string,
): Promise<StoredPicture | PictureRejected> =>
  pictures.take(reference, file).catch((error: unknown) => {
    if (error instanceof PictureRejected) return error;
    throw error;
  });

interface ParsedBody {
  readonly html: string;
  readonly markdown: string | null;
  readonly pictures: readonly StoredPicture[];
  readonly issues: readonly ContentIssue[];
}

async function parseBody(
  { body: bodyKind }: Pick<ContentKind<unknown>, 'body'>,
  { file, body, firstLine }: { readonly file: string; readonly body: string; readonly firstLine: number },
  pictures: ContentPictures,
): Promise<ParsedBody> {
  const issues: ContentIssue[] = [];
  const add = (reason: string) => void issues.push({ file, reason });
  const nothing = { html: '', markdown: null, pictures: [], issues };
  if (bodyKind === 'none') {
    if (body.trim() !== '') add(bilingual('本文は書けません', 'has no text below the front matter'));
    return nothing;
  }
  if (body.length > BODY_MAX || body.includes('\0')) {
    add(bilingual(`本文は ${BODY_MAX} 文字までです`, `the text has at most ${BODY_MAX} characters`));
    return nothing;
  }
  const isMarkdown = file.endsWith('.md');
  const rendered = isMarkdown ? markdownToHtml(body) : body;
  const taken = new Map<string, StoredPicture>();
  for (const reference of picturesOf(rendered)) {
    const picture = await takePicture(pictures, reference, file);
    if (picture instanceof PictureRejected) add(picture.message);
    else taken.set(reference, picture);
  }
  const map = (reference: string) => taken.get(reference)?.path ?? null;
  const html = mapHtmlPictures(rendered, map);
  const markdown = isMarkdown && body !== '' ? mapMarkdownPictures(body, map) : null;
  if (markdown !== null && issues.length === 0 && markdownToHtml(markdown) !== html)
    add(bilingual('画像は ![説明](ファイル) の形で書いてください', 'write pictures as ![description](file)'));
  const addAt = (line: number | null, reason: string) =>
    void issues.push({ file, ...(line === null ? {} : { line: firstLine + line - 1 }), reason });
  const place = { isFilled: bodyKind === 'terms' };
  for (const name of findUnfilledTerms(html, place))
    addAt(lineOfTerm(body, name), unfilledTermReason(name, place));
  if (issues.length === 0)
    for (const removed of findRemovedHtml(html)) addAt(lineOfRemoved(body, removed), removedReason(removed));
  return { html, markdown, pictures: [...taken.values()], issues };
}
