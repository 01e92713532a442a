import { formatYen } from '@shop/format/format-yen';
import { paths } from '@shop/site/paths/paths';
import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { cartApprovalWords } from '../../parts/cart-approval-words';
import { FootBar } from '../../parts/foot-bar';
import { FootBarTotal } from '../../parts/foot-bar-total';
import { PrimaryButton } from '../../parts/primary-button';
import { PrimaryLink } from '../../parts/primary-link';
import { stepActionsWords } from '../../parts/step-actions-words';
import { cartConfirmWords } from './cart-confirm-words';

interface ConfirmDecisionProps {
  /** What is paid, in yen with tax; null while the server computes it. */
  readonly total: number | null;
  readonly isBusy: boolean;
  /** What the press does: the order itself, or a request to approve it; null while there is nothing to press. */
  readonly action: 'order' | 'request' | null;
  /** What has to be done in the cart first, in the place of the button, which would be refused again; null: nothing. */
  readonly wayOut: string | null;
}

/** The button that makes the order binding, on phones in sight from the beginning with what it costs, and the way back. */
export function ConfirmDecision({ total, isBusy, action, wayOut }: ConfirmDecisionProps) {
  const words = useWords(cartConfirmWords);
  const { request } = useWords(cartApprovalWords);
  const { back } = useWords(stepActionsWords);
  return (
    <>
      <FootBar
        place="sticky"
        price={
          <FootBarTotal label={words.total} amount={total === null ? words.computing : formatYen(total)} />
        }
      >
        {wayOut !== null && (
          <PrimaryLink to={paths.cart()} isWide>
            {wayOut}
          </PrimaryLink>
        )}
        {action !== null && wayOut === null && (
          <PrimaryButton type="submit" isWide isBusy={isBusy}>
            {action === 'order' ? words.placeOrder : request}
          </PrimaryButton>
        )}
      </FootBar>
      <LinkButton to={checkoutPaths.cartPayment()} variant="quiet">
        {back}
      </LinkButton>
    </>
  );
}
