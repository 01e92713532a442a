import type { CartLine } from '@shop/feature-cart/cart-view';
import { useWords } from '@shop/theming/use-words';
import { Notice } from '@shop/ui-kit/notice';
import { cartWords } from './cart-words';

interface LineShortageNoticesProps {
  /** A line, or all lines of a product together. */
  readonly line: CartLine;
  /** The least quantity of it that makes whole lots. */
  readonly least: number;
}

/** That so many of a product cannot be ordered: they make no whole lots, or are not in stock. */
export function LineShortageNotices({ line, least }: LineShortageNoticesProps) {
  const words = useWords(cartWords);
  return (
    <>
      {(line.quantity - least) % line.lotSize !== 0 && (
        <Notice kind="warning">{words.notWholeLots(line.lotSize)}</Notice>
      )}
      {!line.isStockAvailable && <Notice kind="warning">{words.shortOfStock}</Notice>}
    </>
  );
}
