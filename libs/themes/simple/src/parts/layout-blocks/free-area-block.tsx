import { freeAreaQuery } from '@shop/feature-content/free-area-query';
import { useApi } from '@shop/query/use-api';
import { HtmlText } from '@shop/ui-kit/html-text';
import { useQuery } from '@tanstack/react-query';
import { BlockFrame } from './block-frame';
import type { KindProps } from './block-props';
import { useBlockTitle } from './use-block-title';

/** A text of the shop's editors that stands in several places. account §3 */
export function FreeAreaBlock({ block }: KindProps<'free-area'>) {
  return (
    <BlockFrame
      id={block.id}
      title={useBlockTitle(block)}
      query={useQuery(freeAreaQuery(useApi(), block.code))}
      isEmpty={(body) => body.trim() === ''}
    >
      {(body) => <HtmlText html={body} />}
    </BlockFrame>
  );
}
