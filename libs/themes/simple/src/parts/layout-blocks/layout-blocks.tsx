import type { LayoutBlockView } from '@shop/feature-content/layout-block-view';
import { isLazyBlock } from '@shop/feature-content/lazy-blocks';
import { Fragment, type ReactNode } from 'react';
import type { BlockParts } from './block-parts';
import { isLeadBlock } from './block-props';
import { LazyBlock } from './lazy-block';
import styles from './layout-blocks.module.css';

interface LayoutBlocksProps {
  readonly blocks: readonly LayoutBlockView[];
  /** A member is signed in, whom news can be new to. */
  readonly isForMember: boolean;
  /** How the theme shows them. */
  readonly parts: BlockParts;
  /** What stands in the place of the hero. */
  readonly hero?: ReactNode;
  readonly className?: string | undefined;
}

/** What the shop's editors have put on a page, block by block. The later ones load when they come near. */
export function LayoutBlocks({ blocks, isForMember, parts, hero = null, className = '' }: LayoutBlocksProps) {
  return (
    <div className={[styles.blocks, className].join(' ')}>
      {blocks.map((block, at) => {
        if (block.kind === 'hero') return <Fragment key={block.id}>{hero}</Fragment>;
        const part = isLeadBlock(block) ? parts.lead : parts.more;
        if (isLazyBlock(block, at))
          return <LazyBlock key={block.id} block={block} isForMember={isForMember} part={part} />;
        return <part.Block key={block.id} block={block} isForMember={isForMember} />;
      })}
    </div>
  );
}
