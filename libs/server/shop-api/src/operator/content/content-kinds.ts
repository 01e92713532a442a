import type { Executor } from '../../db/database';
import type { ContentKind } from './content-kind';
import { type ContentFile, formatEntry } from './format-entry';
import { bannerKind } from './kinds/banner-kind';
import { blogKind } from './kinds/blog-kind';
import { freeAreaKind } from './kinds/free-area-kind';
import { heroKind } from './kinds/hero-kind';
import { layoutKind } from './kinds/layout-kind';
import { logoKind } from './kinds/logo-kind';
import { messageKind } from './kinds/message-kind';
import { newsKind } from './kinds/news-kind';
import { pageKind } from './kinds/page-kind';
import { popupKind } from './kinds/popup-kind';
import { productSetKind } from './kinds/product-set-kind';
import { questionCategoryKind } from './kinds/question-category-kind';
import { questionKind } from './kinds/question-kind';
import { sizeTableKind } from './kinds/size-table-kind';
import { loadEntries } from './load-entries';
import { type PreparedKind, prepareKind, type PushContext } from './prepare-kind';
import type { PulledPictures } from './pulled-pictures';

/** A kind of content, whatever its fields are. */
export interface AnyKind {
  readonly folder: string;
  readonly ja: string;
  prepare(context: PushContext): Promise<PreparedKind | null>;
  /** The files of a shop's entries; `unnamed` has the entries whose names no file can have. */
  pull(
    db: Executor,
    channelId: number,
    pictures: PulledPictures,
  ): Promise<{ readonly files: readonly ContentFile[]; readonly unnamed: readonly string[] }>;
}

const anyKind = <Fields>(kind: ContentKind<Fields>): AnyKind => ({
  folder: kind.folder,
  ja: kind.ja,
  prepare: (context) => prepareKind(kind, context),
  async pull(db, channelId, pictures) {
    const files: ContentFile[] = [];
    const unnamed: string[] = [];
    for (const entry of await loadEntries(kind, db, channelId))
      if (kind.namePattern.test(entry.name)) files.push(await formatEntry(kind, entry, pictures));
      else unnamed.push(`${kind.folder}/${entry.name}`);
    return { files, unnamed };
  },
});

/** Everything that a content folder holds; what others refer to comes before them. */
export const CONTENT_KINDS: readonly AnyKind[] = [
  anyKind(pageKind),
  anyKind(newsKind),
  anyKind(questionCategoryKind),
  anyKind(questionKind),
  anyKind(messageKind),
  anyKind(popupKind),
  anyKind(bannerKind),
  anyKind(freeAreaKind),
  anyKind(blogKind),
  anyKind(layoutKind),
  anyKind(heroKind),
  anyKind(logoKind),
  anyKind(sizeTableKind),
  anyKind(productSetKind),
];
