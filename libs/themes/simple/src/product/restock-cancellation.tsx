import { cancelRestockNotice } from '@shop/feature-catalogue/restock/cancel-restock-notice';
import type { ProductView } from '@shop/feature-catalogue/product-view';
import { useApi } from '@shop/query/use-api';
import { errorMessage } from '@shop/site/errors/error-message';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { ConfirmDialog } from '@shop/ui-kit/confirm-dialog';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useNavigate } from 'react-router-dom';
import { restockCancellationWords } from './restock-cancellation-words';

interface RestockCancellationProps {
  readonly product: Pick<ProductView, 'key' | 'name'>;
  /** The secret of the mail's link. */
  readonly token: string;
}

/** Where the link of a restock mail leads: asks, because a mail program may open links by itself, and cancels. */
export function RestockCancellation({ product, token }: RestockCancellationProps) {
  const words = useWords(restockCancellationWords);
  const api = useApi();
  const navigate = useNavigate();
  /** Without the secret, which nobody needs any more. */
  const leave = () => void navigate(paths.product(product.key), { replace: true, preventScrollReset: true });
  const cancel = async () => {
    try {
      await cancelRestockNotice(api, product.key, token);
      await showToast('success', words.cancelled);
      leave();
    } catch (error) {
      await showToast('error', errorMessage(error));
    }
  };
  return (
    <ConfirmDialog
      title={words.title}
      message={words.question(product.name)}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      onConfirm={() => void cancel()}
      onCancel={leave}
    />
  );
}
