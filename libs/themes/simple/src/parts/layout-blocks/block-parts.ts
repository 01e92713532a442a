import { deferredPart } from '@shop/theming/deferred-part';
import type { ThemePart } from '@shop/theming/theme-part';
import type { RenderedPart } from '@shop/theming/theme-provider';
import type { ReactNode } from 'react';
import type { BlockProps } from './block-props';

/** The component of some kinds of blocks, and what loads its code. */
export interface BlockPart {
  readonly Block: (props: BlockProps) => ReactNode;
  load(): Promise<unknown>;
}

/** How a theme shows the blocks of its pages. */
export interface BlockParts {
  /** The kinds of `isLeadBlock`. */
  readonly lead: BlockPart;
  readonly more: BlockPart;
}

/** Makes blocks of a part of the theme: the server renders them, and the browser loads their code by need. */
/* @__NO_SIDE_EFFECTS__ */
export const blockPart = (name: RenderedPart['name'], part: ThemePart<BlockProps>): BlockPart => ({
  Block: deferredPart(name, part),
  load: part.load,
});
