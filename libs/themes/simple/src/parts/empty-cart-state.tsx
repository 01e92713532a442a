import type { CartView } from '@shop/feature-cart/cart-view';
import { useHasSessionEnded } from '@shop/feature-cart/use-has-session-ended';
import { useWords } from '@shop/theming/use-words';
import { EmptyState } from '@shop/ui-kit/empty-state';
import type { ReactNode } from 'react';
import { SignedOutHint } from './signed-out-hint';
import { signedOutHintWords } from './signed-out-hint-words';

interface EmptyCartStateProps {
  /** Null: the browser has none; otherwise it has no lines. */
  readonly cart: CartView | null;
  /** That the cart is empty, unless the shopper's session has ended: then it is that. */
  readonly message: string;
  /** What to do now. */
  readonly children: ReactNode;
}

/** Nothing is in the cart, or it cannot be seen any more: a member whose session has ended reads that first. */
export function EmptyCartState({ cart, message, children }: EmptyCartStateProps) {
  const words = useWords(signedOutHintWords);
  const hasEnded = useHasSessionEnded();
  return (
    <EmptyState message={hasEnded ? words.ended : message}>
      {(cart === null || hasEnded) && <SignedOutHint />}
      {children}
    </EmptyState>
  );
}
