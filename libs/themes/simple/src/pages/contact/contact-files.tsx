import type { useAttachments } from '@shop/feature-content/contact-form/use-attachments';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { FileField } from '@shop/ui-kit/file-field';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { useId, useRef } from 'react';
import styles from './contact-page.module.css';
import { contactWords } from './contact-words';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif,image/avif,application/pdf';

/** The files of an inquiry. Each is uploaded when it is chosen, and the API looks at what it holds. */
export function ContactFiles({ attachments }: { readonly attachments: ReturnType<typeof useAttachments> }) {
  const words = useWords(contactWords);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { files, isFull, error, uploading } = attachments;
  const choose = async (file: File | null) => {
    await attachments.add(file);
    // So that the same file can be chosen again.
    if (input.current !== null) input.current.value = '';
  };
  return (
    <div className={styles.files}>
      <FileField
        id={id}
        ref={input}
        accept={ACCEPTED}
        label={words.attach}
        hint={isFull ? words.attachmentsFull : words.attachHint}
        error={error ?? undefined}
        fileName={uploading}
        onPick={(file) => void choose(file)}
      />
      <LiveMessage>{uploading === null ? '' : words.uploading}</LiveMessage>
      {files.length > 0 && (
        <ul aria-label={words.attachments} className={styles.attached}>
          {files.map((file) => (
            <li key={file.url}>
              <span className={styles.name}>{file.name}</span>
              <Button
                variant="quiet"
                aria-label={words.remove(file.name)}
                onClick={() => attachments.remove(file)}
              >
                {words.removeShort}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
