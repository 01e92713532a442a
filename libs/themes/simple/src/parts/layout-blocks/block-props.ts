import type { LayoutBlockContent, LayoutBlockView } from '@shop/feature-content/layout-block-view';

/** What the component of one block gets. */
export interface BlockProps {
  readonly block: LayoutBlockView;
  /** A member is signed in, whom news can be new to. */
  readonly isForMember: boolean;
}

/** What a block of one kind gets. */
export interface KindProps<Kind extends LayoutBlockContent['kind']> {
  readonly block: Extract<LayoutBlockView, { readonly kind: Kind }>;
}

/** Kinds that show products, or lead to them; most homes begin with these. */
const LEAD_KINDS: ReadonlySet<LayoutBlockContent['kind']> = new Set([
  ...(['reasons', 'categories', 'collection', 'products', 'ranking', 'whats-new'] as const),
]);

/** Whether a block is one of the kinds that most homes begin with: their code comes apart from that of the others. */
export const isLeadBlock = ({ kind }: LayoutBlockView): boolean => LEAD_KINDS.has(kind);
