import type { PasskeyView } from '@shop/feature-account/passkeys/passkeys-query';
import { useDeletePasskey } from '@shop/feature-account/passkeys/use-delete-passkey';
import { formatDate } from '@shop/format/format-day';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { useRef, useState } from 'react';
import { DeleteWithQuestion } from '../../parts/delete-with-question';
import styles from '../../parts/entry-list.module.css';
import { passkeyWords } from './passkey-words';
import { RenamePasskeyForm } from './rename-passkey-form';

interface PasskeyEntryProps {
  readonly passkey: PasskeyView;
  readonly onDeleted: () => void;
}

/** One passkey: its name and days, and what may be done with it. */
export function PasskeyEntry({ passkey, onDeleted }: PasskeyEntryProps) {
  const words = useWords(passkeyWords);
  const { mutateAsync } = useDeletePasskey();
  const [isRenaming, setIsRenaming] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const { id, name, addedAt, lastUsedAt } = passkey;
  const which = <VisuallyHidden>{words.ofPasskey(name)}</VisuallyHidden>;
  const endRenaming = () => {
    setIsRenaming(false);
    title.current?.focus();
  };
  return (
    <article className={styles.entry}>
      <h2 ref={title} tabIndex={-1} className={styles.name}>
        {name}
      </h2>
      <p className={styles.line}>
        {words.addedAt} <time dateTime={addedAt}>{formatDate(addedAt)}</time>
      </p>
      <p className={styles.line}>
        {words.lastUsedAt}{' '}
        {lastUsedAt === null ? words.neverUsed : <time dateTime={lastUsedAt}>{formatDate(lastUsedAt)}</time>}
      </p>
      {isRenaming ? (
        <RenamePasskeyForm
          passkey={passkey}
          onRenamed={() => {
            void showToast('success', words.renamed);
            endRenaming();
          }}
          onCancel={endRenaming}
        />
      ) : (
        <div className={styles.actions}>
          <Button variant="quiet" onClick={() => setIsRenaming(true)}>
            {words.rename}
            {which}
          </Button>
          <DeleteWithQuestion
            question={words.removeQuestion}
            consequence={words.removeConsequence(name)}
            done={words.removed}
            remove={() => mutateAsync(id)}
            onDone={onDeleted}
          >
            {which}
          </DeleteWithQuestion>
        </div>
      )}
    </article>
  );
}
