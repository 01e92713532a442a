import { blogPageQuery } from '@shop/feature-content/blog-page-query';
import { useApi } from '@shop/query/use-api';
import { contentPaths } from '@shop/site/paths/content-paths';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { EntryMeta } from '../entry-meta';
import { BlockEntries } from './block-entries';
import { BlockFrame } from './block-frame';
import type { KindProps } from './block-props';
import { layoutBlockWords } from './layout-block-words';
import { useBlockTitle } from './use-block-title';

/** The newest articles. */
export function BlogsBlock({ block }: KindProps<'blogs'>) {
  const words = useWords(layoutBlockWords);
  const title = useBlockTitle(block);
  return (
    <BlockFrame
      id={block.id}
      title={title}
      more={{ to: paths.blog(), label: words.more(title) }}
      query={useQuery(blogPageQuery(useApi(), 1))}
      isEmpty={({ entries }) => entries.length === 0}
    >
      {({ entries }) => (
        <BlockEntries
          entries={entries.slice(0, block.limit).map((entry) => ({
            to: contentPaths.blogArticle(entry.id),
            title: entry.title,
            picture: entry.picture,
            note: <EntryMeta publishedAt={entry.publishedAt} label={entry.label} />,
          }))}
        />
      )}
    </BlockFrame>
  );
}
