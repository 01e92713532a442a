import { clearContactDraft } from '@shop/feature-content/contact-form/contact-draft';
import { sentInquiryAtom } from '@shop/feature-content/contact-form/sent-inquiry-atom';
import { useShopServices } from '@shop/query/shop-services-provider';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { useAtomValue } from 'jotai/react';
import { useEffect } from 'react';
import { ContactSteps } from '../../parts/contact-steps';
import formStyles from '../../parts/form-actions.module.css';
import { NarrowPage } from '../../parts/narrow-page';
import { PrimaryLink } from '../../parts/primary-link';
import { contactCompleteWords } from './contact-complete-words';

/** The last step of an inquiry: it has been sent. Its number is known until the page is reloaded. core §2 */
export default function ContactCompletePage() {
  const words = useWords(contactCompleteWords);
  const services = useShopServices();
  const sent = useAtomValue(sentInquiryAtom);
  useEffect(() => {
    clearContactDraft(services);
    return () => services.store.set(sentInquiryAtom, null);
  }, [services]);
  return (
    <NarrowPage title={words.heading}>
      <ContactSteps current={2} />
      <Notice kind="success">
        <p>{words.thanks}</p>
        {sent !== null && (
          <>
            <p>{words.numberIs(sent.number)}</p>
            <p>{words.mailTo(sent.email)}</p>
          </>
        )}
      </Notice>
      <div className={formStyles.actions}>
        <PrimaryLink to={paths.home()}>{words.toHome}</PrimaryLink>
        <LinkButton to={paths.faq()} variant="secondary">
          {words.faq}
        </LinkButton>
      </div>
    </NarrowPage>
  );
}
