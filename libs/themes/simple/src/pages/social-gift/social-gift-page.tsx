import { giftQuery } from '@shop/feature-gift/gift-query';
import { useGiftKey } from '@shop/feature-gift/use-gift-key';
import { useGiftKeyForm } from '@shop/feature-gift/use-gift-key-form';
import { useApi } from '@shop/query/use-api';
import { giftPaths } from '@shop/site/paths/gift-paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Notice } from '@shop/ui-kit/notice';
import { Panel } from '@shop/ui-kit/panel';
import { TextField } from '@shop/ui-kit/text-field';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import styles from '../../parts/form-layout.module.css';
import { giftWords } from '../../parts/gift/gift-words';
import { NarrowPage } from '../../parts/narrow-page';
import { NeedsScript } from '../../parts/needs-script';
import { PrimaryButton } from '../../parts/primary-button';
import { socialGiftWords } from './social-gift-words';

/** How a social gift is received, what this tab has open, and the form that takes a link. core §2 */
export default function SocialGiftPage() {
  const words = useWords(socialGiftWords);
  const token = useGiftKey(undefined);
  const navigate = useNavigate();
  const form = useGiftKeyForm(async (key) => {
    await navigate(giftPaths.shipping(key));
  });
  return (
    <NarrowPage title={words.heading}>
      <p>{words.lead}</p>
      {typeof token === 'string' && <OpenedGift token={token} />}
      <NeedsScript />
      <form {...form.formProps} method="post" aria-label={words.form} className={styles.fields}>
        <LiveMessage>{form.announcement}</LiveMessage>
        <TextField {...form.field('link')} autoComplete="off" hint={words.linkHint} />
        {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
        <div>
          <PrimaryButton type="submit" isBusy={form.isSubmitting}>
            {words.open}
          </PrimaryButton>
        </div>
      </form>
      <section>
        <h2>{words.howTo}</h2>
        <ol>
          <li>{words.stepOpen}</li>
          <li>{words.stepEnter}</li>
          <li>{words.stepReceive}</li>
        </ol>
        <p>{words.privacy}</p>
      </section>
    </NarrowPage>
  );
}

/** The gift that this tab has opened, while its address can be entered. */
function OpenedGift({ token }: { readonly token: string }) {
  const words = useWords(socialGiftWords);
  const { from } = useWords(giftWords);
  const { data: gift } = useQuery(giftQuery(useApi(), token));
  if (gift === undefined || gift.isCompleted) return null;
  return (
    <Panel title={words.opened}>
      <p>{from(gift.giverName)}</p>
      <LinkButton to={giftPaths.shipping()} isWide>
        {words.goOn}
      </LinkButton>
    </Panel>
  );
}
