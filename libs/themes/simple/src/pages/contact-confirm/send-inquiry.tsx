import type { ContactDraft } from '@shop/feature-content/contact-form/contact-draft';
import { useSendInquiry } from '@shop/feature-content/contact-form/use-send-inquiry';
import { formatPhoneNumber } from '@shop/format/format-phone-number';
import { errorMessage } from '@shop/site/errors/error-message';
import { contentPaths } from '@shop/site/paths/content-paths';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import { LinkButton } from '@shop/ui-kit/link-button';
import { useNavigate } from 'react-router-dom';
import formStyles from '../../parts/form-actions.module.css';
import { PrimaryButton } from '../../parts/primary-button';
import { Refusal } from '../../parts/refusal';
import styles from './contact-confirm-page.module.css';
import { contactConfirmWords } from './contact-confirm-words';

/** What was written, to be sent or to be changed. */
export function SendInquiry({ draft }: { readonly draft: ContactDraft }) {
  const words = useWords(contactConfirmWords);
  const navigate = useNavigate();
  const { mutate, isPending, error } = useSendInquiry();
  const { values, files, categoryName } = draft;
  const items = [
    { term: words.category, description: categoryName || words.none },
    { term: words.name, description: values.name },
    { term: words.nameKana, description: values.nameKana || words.none },
    { term: words.email, description: values.email },
    { term: words.phone, description: formatPhoneNumber(values.phone) || words.none },
    { term: words.body, description: <span className={styles.body}>{values.body}</span> },
    {
      term: words.attachments,
      description: files.length === 0 ? words.none : words.fileNames(files.map(({ name }) => name)),
    },
  ];
  const send = () =>
    mutate(draft, { onSuccess: () => void navigate(contentPaths.contactComplete(), { replace: true }) });
  return (
    <>
      <p>{words.lead}</p>
      <DefinitionList items={items} />
      {error !== null && <Refusal reason={errorMessage(error)}>{errorMessage(error)}</Refusal>}
      <div className={formStyles.actions}>
        <PrimaryButton isBusy={isPending} onClick={send}>
          {words.send}
        </PrimaryButton>
        <LinkButton to={paths.contact()} variant="secondary">
          {words.change}
        </LinkButton>
      </div>
    </>
  );
}
