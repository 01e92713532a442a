import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { layoutBlocks } from '../../../db/schema';
import type { ContentEntry, ContentKind, EntryTarget } from '../content-kind';
import { formatBlock, LayoutFields } from '../layout-fields';
import { requireLayoutReferences } from './require-layout-references';

/** The pages that are made of blocks, by their numbers in `content_files`. */
const PAGES = ['home', 'ec'] as const;
const idOf = (page: string): number => PAGES.findIndex((name) => name === page) + 1;

const rowsOfPage = (channelId: number, page: string) =>
  and(eq(layoutBlocks.channelId, channelId), eq(layoutBlocks.page, page));

/** Puts these blocks in the place of what stands on the page. */
async function write(
  tx: Executor,
  target: EntryTarget,
  { fields: { blocks } }: ContentEntry<LayoutFields>,
): Promise<number> {
  const { channelId, name: page } = target;
  await requireLayoutReferences(tx, target, blocks);
  await tx.delete(layoutBlocks).where(rowsOfPage(channelId, page));
  await tx.insert(layoutBlocks).values(
    blocks.map(({ title, show, content }, position) => ({
      ...{ channelId, page, position, title, content },
      isShow: show,
    })),
  );
  return idOf(page);
}

/** What stands on the two homes, block by block: `layouts/home.md`. */
export const layoutKind: ContentKind<LayoutFields> = {
  folder: 'layouts',
  ja: 'ホームに並ぶもの',
  namePattern: /^(?:home|ec)$/,
  nameExample: 'home.md / ec.md',
  identity: 'name',
  body: 'none',
  picture: 'none',
  schema: LayoutFields,
  format: ({ blocks }) => ({ blocks: blocks.map(formatBlock) }),
  async load(db, channelId) {
    const rows = await db
      .select()
      .from(layoutBlocks)
      .where(and(eq(layoutBlocks.channelId, channelId), inArray(layoutBlocks.page, [...PAGES])))
      .orderBy(asc(layoutBlocks.position), asc(layoutBlocks.id));
    return PAGES.flatMap((page) => {
      const blocks = rows
        .filter((row) => row.page === page)
        .map(({ title, isShow, content }) => ({ title, show: isShow, content }));
      return blocks.length === 0
        ? []
        : [{ id: idOf(page), name: page, fields: { blocks }, body: '', picture: null }];
    });
  },
  insert: write,
  async update(tx, _id, target, entry) {
    await write(tx, target, entry);
  },
  async remove(tx, _id, { channelId, name }) {
    await tx.delete(layoutBlocks).where(rowsOfPage(channelId, name));
  },
};
