import type { BlockProps } from '@shop/theme-simple/parts/layout-blocks/block-props';
import { MoreKind } from '@shop/theme-simple/parts/layout-blocks/more-kind';
import { useWaits } from '@shop/theming/use-waits';
import { NewsBlock } from './news-block';

/** A block of the kinds that stand further down on most homes. */
export default function HomeMoreBlock(props: BlockProps) {
  const waits = useWaits();
  return (
    <div data-waits={waits}>
      {props.block.kind === 'news' ? <NewsBlock block={props.block} /> : <MoreKind {...props} />}
    </div>
  );
}
