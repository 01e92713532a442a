import { embroideryChoiceName } from '@shop/feature-account/name-embroidery/embroidery-choices';
import type { EmbroideryValues } from '@shop/feature-account/name-embroidery/embroidery-fields';
import { useDeleteEmbroidery } from '@shop/feature-account/name-embroidery/use-delete-embroidery';
import { accountPaths } from '@shop/site/paths/account-paths';
import { errorMessage } from '@shop/site/errors/error-message';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { ConfirmDialog } from '@shop/ui-kit/confirm-dialog';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Panel } from '@shop/ui-kit/panel';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useState } from 'react';
import { EmbroideryPreview } from '../../parts/embroidery-preview';
import styles from '../../parts/entry-list.module.css';
import { Refusal } from '../../parts/refusal';
import { nameEmbroideryWords } from './name-embroidery-words';

const CHOSEN = ['script', 'font', 'colour', 'position'] as const;

/** The embroidery that is set: how it looks and what was chosen; deleting asks first. */
export function CurrentEmbroidery({ values }: { readonly values: EmbroideryValues }) {
  const words = useWords(nameEmbroideryWords);
  const { mutate, isPending, error } = useDeleteEmbroidery();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      {error !== null && <Refusal reason={errorMessage(error)}>{errorMessage(error)}</Refusal>}
      <EmbroideryPreview values={values} />
      <Panel title={words.current}>
        <DefinitionList
          items={[
            { term: words.text, description: values.text },
            ...CHOSEN.map((part) => ({
              term: words[part],
              description: embroideryChoiceName(part, values[part]),
            })),
          ]}
        />
        <div className={styles.actions}>
          <LinkButton to={accountPaths.nameEmbroideryEdit()} variant="quiet">
            {words.edit}
          </LinkButton>
          <Button variant="quiet" isBusy={isPending} onClick={() => setIsAsked(true)}>
            {words.remove}
          </Button>
        </div>
      </Panel>
      {isAsked && (
        <ConfirmDialog
          title={words.removeQuestion}
          message={words.removeConsequence(values.text)}
          confirmLabel={words.remove}
          cancelLabel={words.cancel}
          onConfirm={() => {
            setIsAsked(false);
            mutate(undefined, { onSuccess: () => void showToast('success', words.removed) });
          }}
          onCancel={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
