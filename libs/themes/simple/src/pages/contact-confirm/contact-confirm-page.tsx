import { useContactDraft } from '@shop/feature-content/contact-form/use-contact-draft';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ContactSteps } from '../../parts/contact-steps';
import { NarrowPage } from '../../parts/narrow-page';
import { NeedsScript } from '../../parts/needs-script';
import { contactConfirmWords } from './contact-confirm-words';
import { SendInquiry } from './send-inquiry';

/** The second step of an inquiry. Without one the shopper comes to the form. core §2 */
export default function ContactConfirmPage() {
  const words = useWords(contactConfirmWords);
  const draft = useContactDraft();
  const navigate = useNavigate();
  const isMissing = draft === null;
  useEffect(() => {
    if (isMissing) void navigate(paths.contact(), { replace: true });
  }, [isMissing, navigate]);
  return (
    <NarrowPage title={words.heading}>
      <ContactSteps current={1} />
      <NeedsScript />
      {draft ? <SendInquiry draft={draft} /> : <SkeletonPage sizes={['block', 'tall']} />}
    </NarrowPage>
  );
}
