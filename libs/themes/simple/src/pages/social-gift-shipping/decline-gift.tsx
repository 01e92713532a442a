import { giftQuery } from '@shop/feature-gift/gift-query';
import { useDeclineGift } from '@shop/feature-gift/use-decline-gift';
import { useApi } from '@shop/query/use-api';
import { errorMessage } from '@shop/site/errors/error-message';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { ConfirmDialog } from '@shop/ui-kit/confirm-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../parts/gift/gift.module.css';
import { Refusal } from '../../parts/refusal';
import { socialGiftShippingWords } from './social-gift-shipping-words';

/** Declines the gift, behind a fold and a question so that nobody does so by mistake. */
export function DeclineGift({ token }: { readonly token: string }) {
  const words = useWords(socialGiftShippingWords);
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error } = useDeclineGift(token);
  const queryClient = useQueryClient();
  const { queryKey } = giftQuery(useApi(), token);
  const decline = () => {
    setIsAsking(false);
    // Declined or over in the meantime: the gift itself says what became of it.
    mutate(undefined, { onSettled: () => void queryClient.invalidateQueries({ queryKey }) });
  };
  return (
    <details className={styles.decline}>
      <summary>{words.declineHeading}</summary>
      <div className={styles.gift}>
        <p>{words.declineLead}</p>
        {error !== null && <Refusal reason={errorMessage(error)}>{errorMessage(error)}</Refusal>}
        <div>
          <Button variant="secondary" isBusy={isPending} onClick={() => setIsAsking(true)}>
            {words.decline}
          </Button>
        </div>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={words.declineQuestion}
          message={words.declineConsequence}
          confirmLabel={words.declineYes}
          cancelLabel={words.declineNo}
          onConfirm={decline}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </details>
  );
}
