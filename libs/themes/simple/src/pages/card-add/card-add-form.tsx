import type { ServiceCard } from '@shop/contract/user-cards/service-card';
import { useCardForm } from '@shop/feature-account/card-form/use-card-form';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { LinkButton } from '@shop/ui-kit/link-button';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Notice } from '@shop/ui-kit/notice';
import { TextField } from '@shop/ui-kit/text-field';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import choices from '../../parts/form-layout.module.css';
import { LeaveQuestion } from '../../parts/leave-question';
import { CardFrame } from './card-frame';
import styles from './card-add-page.module.css';
import { cardAddWords } from './card-add-words';

/**
 * What the member calls the card, and the payment service's frame. The token that the frame gives is kept at once; after an
 * error it can be sent again, or the card entered again.
 */
export function CardAddForm({ formUrl }: { readonly formUrl: string }) {
  const words = useWords(cardAddWords);
  const navigate = useNavigate();
  const [isMissing, setIsMissing] = useState(false);
  const [hasCard, setHasCard] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const form = useCardForm({
    onMissing: () => {
      setIsMissing(true);
      frame.current?.focus();
    },
    onAdded: async () => {
      void showToast('success', words.added);
      await navigate(accountPaths.cards());
    },
  });
  const take = (card: ServiceCard) => {
    form.takeCard(card);
    setIsMissing(false);
    setHasCard(true);
    element.current?.requestSubmit();
  };
  return (
    <form {...form.formProps} ref={element} method="post" aria-label={words.form} className={choices.fields}>
      <LeaveQuestion hasUnsaved={form.hasUnsaved} />
      <LiveMessage>{form.isSubmitting ? words.saving : form.announcement}</LiveMessage>
      <p className={styles.lead}>{words.lead}</p>
      <TextField {...form.field('name')} autoComplete="off" isOptionalShown hint={words.nameHint} />
      <CardFrame ref={frame} formUrl={formUrl} error={isMissing ? words.missing : undefined} onCard={take} />
      {form.isSubmitting && <Notice kind="info">{words.saving}</Notice>}
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <div className={styles.actions}>
        {hasCard && (
          <Button type="submit" isBusy={form.isSubmitting}>
            {words.retry}
          </Button>
        )}
        <LinkButton to={accountPaths.cards()} variant="secondary">
          {words.back}
        </LinkButton>
      </div>
    </form>
  );
}
