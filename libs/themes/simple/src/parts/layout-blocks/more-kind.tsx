import { BannersBlock } from './banners-block';
import type { BlockProps } from './block-props';
import { BlogsBlock } from './blogs-block';
import { CalendarBlock } from './calendar-block';
import { CatalogsBlock } from './catalogs-block';
import { FreeAreaBlock } from './free-area-block';
import { HtmlBlock } from './html-block';
import { NewsBlock } from './news-block';
import { RecentlyViewedBlock } from './recently-viewed-block';
import { StylistsBlock } from './stylists-block';

/** The block of its kind; nothing for the kinds of others. */
export function MoreKind({ block, isForMember }: BlockProps) {
  switch (block.kind) {
    case 'banners':
      return <BannersBlock block={block} />;
    case 'recently-viewed':
      return <RecentlyViewedBlock block={block} />;
    case 'news':
      return <NewsBlock block={block} marksUnread={isForMember} />;
    case 'blogs':
      return <BlogsBlock block={block} />;
    case 'stylists':
      return <StylistsBlock block={block} />;
    case 'catalogs':
      return <CatalogsBlock block={block} />;
    case 'calendar':
      return <CalendarBlock block={block} />;
    case 'free-area':
      return <FreeAreaBlock block={block} />;
    case 'html':
      return <HtmlBlock block={block} />;
    default:
      return null;
  }
}
