import type { BrowserBlock, LinkedBlock } from '@shop/feature-content/lazy-blocks';
import { nearBlocksAtom } from '@shop/feature-content/near-blocks-atom';
import { loadNearViewport } from '@shop/site/loading/load-near-viewport';
import { useAtom } from 'jotai/react';
import { useEffect, useRef } from 'react';
import type { BlockPart } from './block-parts';
import type { BlockProps } from './block-props';
import { BlockLink } from './block-link';
import styles from './lazy-block.module.css';

interface LazyBlockProps extends Pick<BlockProps, 'isForMember'> {
  readonly block: BrowserBlock | LinkedBlock;
  readonly part: BlockPart;
}

/**
 * A block below the first screens: its title with a link to where its content is, until it comes near. Its code is
 * tried once; what it then shows has a button of its own that tries again. core §9
 */
export function LazyBlock({ block, isForMember, part: { Block, load } }: LazyBlockProps) {
  const [near, setNear] = useAtom(nearBlocksAtom);
  const place = useRef<HTMLDivElement>(null);
  const { id } = block;
  const isNear = near.includes(id);
  useEffect(() => {
    const { current } = place;
    if (isNear || current === null) return;
    return loadNearViewport(current, async () => {
      await load();
      setNear((ids) => [...ids, id]);
    });
  }, [id, isNear, load, setNear]);
  if (isNear) return <Block block={block} isForMember={isForMember} />;
  return (
    <div ref={place} className={styles.place} data-kind={block.kind}>
      {block.kind !== 'recently-viewed' && <BlockLink block={block} />}
    </div>
  );
}
