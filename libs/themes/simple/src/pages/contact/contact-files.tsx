import type { Attachment } from '@shop/feature-content/contact-form/contact-draft';
import { useUploadAttachment } from '@shop/feature-content/contact-form/use-upload-attachment';
import { errorMessage } from '@shop/site/errors/error-message';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { FileField } from '@shop/ui-kit/file-field';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { useId, useRef } from 'react';
import styles from './contact-page.module.css';
import { contactWords } from './contact-words';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif,image/avif,application/pdf';
/** As many as the API takes. */
const MOST_FILES = 5;

interface ContactFilesProps {
  readonly files: readonly Attachment[];
  /** Files of guests would belong to nobody, so only members attach some. */
  readonly canAttach: boolean;
  readonly onChange: (files: Attachment[]) => void;
}

/** The files of an inquiry. Each is uploaded when it is chosen, and the API looks at what it holds. */
export function ContactFiles({ files, canAttach, onChange }: ContactFilesProps) {
  const words = useWords(contactWords);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error, reset, variables } = useUploadAttachment();
  if (!canAttach) return <p className={styles.note}>{words.attachmentsForMembers}</p>;
  const isFull = files.length >= MOST_FILES;
  const attach = (file: File | null) => {
    reset();
    if (file === null || isFull || isPending) return;
    mutate(file, {
      onSuccess: (attached) => onChange([...files, attached]),
      onSettled: () => {
        if (input.current !== null) input.current.value = '';
      },
    });
  };
  return (
    <div className={styles.files}>
      <FileField
        id={id}
        ref={input}
        accept={ACCEPTED}
        label={words.attach}
        hint={isFull ? words.attachmentsFull : words.attachHint}
        error={error === null ? undefined : errorMessage(error)}
        fileName={isPending ? variables.name : null}
        onPick={attach}
      />
      <LiveMessage>{isPending ? words.uploading : ''}</LiveMessage>
      {files.length > 0 && (
        <ul aria-label={words.attachments} className={styles.attached}>
          {files.map(({ id: fileId, name }) => (
            <li key={fileId}>
              <span className={styles.name}>{name}</span>
              <Button
                variant="quiet"
                aria-label={words.remove(name)}
                onClick={() => onChange(files.filter((file) => file.id !== fileId))}
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
