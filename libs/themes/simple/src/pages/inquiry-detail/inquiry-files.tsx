import type { InquiryFileView } from '@shop/feature-content/inquiries/inquiry-query';
import { useDownloadAttachment } from '@shop/feature-content/inquiries/use-download-attachment';
import { formatCount } from '@shop/format/format-yen';
import { errorMessage } from '@shop/site/errors/error-message';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { Notice } from '@shop/ui-kit/notice';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import styles from './inquiry-detail-page.module.css';
import { inquiryDetailWords } from './inquiry-detail-words';

const KILOBYTE = 1024;

/** What was sent along with an inquiry, each file to be saved again. */
export function InquiryFiles({ files }: { readonly files: readonly InquiryFileView[] }) {
  const words = useWords(inquiryDetailWords);
  const { mutate, isPending, variables, error } = useDownloadAttachment(
    (message) => void showToast('success', message),
  );
  return (
    <>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.id}>
            <span>{words.file(file.name, formatCount(Math.max(1, Math.round(file.size / KILOBYTE))))}</span>
            <Button
              variant="quiet"
              isBusy={isPending && variables.id === file.id}
              onClick={() => mutate(file)}
            >
              {words.download}
              <VisuallyHidden>{words.ofFile(file.name)}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      {error !== null && <Notice kind="error">{errorMessage(error)}</Notice>}
    </>
  );
}
