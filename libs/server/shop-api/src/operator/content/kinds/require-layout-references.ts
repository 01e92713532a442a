import { eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { collections, freeAreas, tags } from '../../../db/schema';
import { type ContentIssue, ContentRejected, bilingual } from '../content-issue';
import type { EntryTarget } from '../content-kind';
import type { LayoutFileBlock } from '../layout-fields';

/** What blocks of a shop may refer to. */
interface Known {
  readonly page: string;
  readonly collections: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly freeAreas: ReadonlySet<string>;
}

const missing = (field: string, ja: string, en: string, name: string): Omit<ContentIssue, 'file'> => ({
  field,
  reason: bilingual(`${ja}がありません: ${name}`, `there is no ${en} ${name}`),
});

/** What is wrong with a block besides its form; null: nothing. */
function findIssue(
  { content }: LayoutFileBlock,
  { page, ...known }: Known,
): Omit<ContentIssue, 'file'> | null {
  switch (content.kind) {
    case 'hero':
      return page === 'ec'
        ? { field: 'kind', reason: bilingual('hero は home に置けます', 'a hero stands on home alone') }
        : null;
    case 'whats-new':
      return page === 'home'
        ? {
            field: 'kind',
            reason: bilingual(
              'whats-new は ec に置けます',
              'whats-new is for members and stands on ec alone',
            ),
          }
        : null;
    case 'collection': {
      const { alias } = content.payload;
      return known.collections.has(alias) ? null : missing('alias', 'コレクション', 'collection', alias);
    }
    case 'products': {
      const { tag } = content.payload;
      return tag === null || known.tags.has(tag) ? null : missing('tag', 'タグ', 'tag', tag);
    }
    case 'free-area': {
      const { code } = content.payload;
      return known.freeAreas.has(code) ? null : missing('code', 'フリーエリア', 'free area', code);
    }
    default:
      return null;
  }
}

/** Throws `ContentRejected` where a block shows what the shop does not have, or stands on the wrong page. */
export async function requireLayoutReferences(
  tx: Executor,
  { channelId, name, file }: Pick<EntryTarget, 'channelId' | 'name' | 'file'>,
  blocks: readonly LayoutFileBlock[],
): Promise<void> {
  const aliases = await tx
    .select({ key: collections.alias })
    .from(collections)
    .where(eq(collections.channelId, channelId));
  const keys = await tx.select({ key: tags.key }).from(tags).where(eq(tags.channelId, channelId));
  const codes = await tx
    .select({ key: freeAreas.code })
    .from(freeAreas)
    .where(eq(freeAreas.channelId, channelId));
  const setOf = (rows: readonly { readonly key: string }[]) => new Set(rows.map(({ key }) => key));
  const known = { page: name, collections: setOf(aliases), tags: setOf(keys), freeAreas: setOf(codes) };
  const issues = blocks.flatMap((block, at) => {
    const issue = findIssue(block, known);
    return issue === null ? [] : [{ ...issue, file, field: `blocks.${at}.${issue.field ?? ''}` }];
  });
  if (issues.length > 0) throw new ContentRejected(issues);
}
