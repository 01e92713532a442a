import type { CartLine } from '@shop/feature-cart/cart-view';
import { formatCount } from '@shop/format/format-yen';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { Notice } from '@shop/ui-kit/notice';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { cartWords } from './cart-words';

interface LineShortageNoticesProps {
  /** A line, or all lines of a product together. */
  readonly line: CartLine;
  /** The least quantity of it that makes whole lots. */
  readonly least: number;
  /** Orders what is left; left out where several lines share it. */
  readonly onTake?: (quantity: number) => void;
}

/** That so many of a product cannot be ordered: they make no whole lots, or are not in stock. */
export function LineShortageNotices({ line, least, onTake }: LineShortageNoticesProps) {
  const words = useWords(cartWords);
  return (
    <>
      {(line.quantity - least) % line.lotSize !== 0 && (
        <Notice kind="warning">{words.notWholeLots(line.lotSize)}</Notice>
      )}
      {!line.isStockAvailable && (
        <StockNotice line={line} left={line.stockLeft ?? 0} {...(onTake === undefined ? {} : { onTake })} />
      )}
    </>
  );
}

/** How many are left, with a press that takes just these. */
function StockNotice({
  line,
  left,
  onTake,
}: Pick<LineShortageNoticesProps, 'line' | 'onTake'> & { readonly left: number }) {
  const words = useWords(cartWords);
  if (left < 1) return <Notice kind="warning">{words.soldOut}</Notice>;
  const pieces = words.pieces(formatCount(left), line.unitName);
  return (
    <Notice kind="warning">
      {words.shortOfStock(pieces)}
      {onTake !== undefined && (
        <Button variant="secondary" onClick={() => onTake(left)}>
          {words.takeLeft(pieces)}
          <VisuallyHidden>{words.ofLine(line.name)}</VisuallyHidden>
        </Button>
      )}
    </Notice>
  );
}
