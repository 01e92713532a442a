import { FileChangedError } from '@shop/feature-account/address-import/file-changed-error';
import { useImportAddresses } from '@shop/feature-account/address-import/use-import-addresses';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { FileField } from '@shop/ui-kit/file-field';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useId, useRef, useState } from 'react';
import styles from './address-book-page.module.css';
import { addressBookWords } from './address-book-words';
import { ImportFailure } from './import-failure';

/** Takes a CSV file into the address book: all of its rows, or none and what is wrong with them. account §7 */
export function ImportForm() {
  const words = useWords(addressBookWords);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending, error, reset } = useImportAddresses();
  const isChanged = error instanceof FileChangedError;
  const fileFault = isMissing ? words.fileMissing : isChanged ? words.fileChanged : undefined;
  const send = () => {
    setIsMissing(file === null);
    if (file === null) input.current?.focus();
    else
      mutate(file, {
        onSuccess: (count) => {
          setFile(null);
          if (input.current !== null) input.current.value = '';
          void showToast('success', words.imported(count));
        },
        onError(failure) {
          if (!(failure instanceof FileChangedError)) return;
          setFile(null);
          if (input.current !== null) input.current.value = '';
          input.current?.focus();
        },
      });
  };
  return (
    <form
      aria-label={words.importing}
      className={styles.file}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) send();
      }}
    >
      <p>{words.importLead}</p>
      <FileField
        id={id}
        ref={input}
        accept=".csv,text/csv"
        label={words.importFile}
        hint={words.importFormat}
        error={fileFault}
        fileName={file?.name ?? null}
        onPick={(picked) => {
          setFile(picked);
          setIsMissing(false);
          reset();
        }}
      />
      {error !== null && !isChanged && <ImportFailure error={error} />}
      <div>
        <Button type="submit" variant="secondary" isBusy={isPending}>
          {isPending ? words.importingRows : words.importRows}
        </Button>
      </div>
    </form>
  );
}
