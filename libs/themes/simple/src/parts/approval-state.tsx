import type { CartApprovalView } from '@shop/feature-cart/cart-view';
import { formatPriceWithTax } from '@shop/format/format-yen';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { Notice } from '@shop/ui-kit/notice';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { cartApprovalWords } from './cart-approval-words';

interface ApprovalStateProps {
  readonly approval: CartApprovalView | null;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Where an order stands that the company has to approve; nothing where it need not. */
export function ApprovalState({ approval, ref }: ApprovalStateProps) {
  const words = useWords(cartApprovalWords);
  if (approval === null || !approval.isRequired) return null;
  const { request, threshold, isOutdated } = approval;
  if (request === null)
    return (
      <Notice kind={isOutdated ? 'warning' : 'info'} {...(ref === undefined ? {} : { ref })}>
        {threshold === 0 ? words.requiredAlways : words.required(formatPriceWithTax(threshold))}
        {isOutdated && words.outdated}
      </Notice>
    );
  const said = {
    requested: { kind: 'info', text: words.waiting },
    approved: { kind: 'success', text: words.approved },
    rejected: { kind: 'warning', text: words.rejected(request.reason) },
  } as const;
  const { kind, text } = said[request.status];
  return (
    <Notice kind={kind} {...(ref === undefined ? {} : { ref })}>
      <p>{text}</p>
      <p>
        <Link to={accountPaths.approval(request.id)}>{words.toRequest}</Link>
      </p>
    </Notice>
  );
}
