import { useImportAddresses } from '@shop/feature-account/address-import/use-import-addresses';
import { Button } from '@shop/ui-kit/button';
import { FileField } from '@shop/ui-kit/file-field';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useId, useRef, useState } from 'react';
import styles from './address-book-page.module.css';
import { ImportFailure } from './import-failure';

/** Takes a CSV file into the address book: all of its rows, or none and what is wrong with them. account §7 */
export function ImportForm() {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending, error, reset } = useImportAddresses();
  const send = () => {
    setIsMissing(file === null);
    if (file === null) input.current?.focus();
    else
      mutate(file, {
        onSuccess: (count) => {
          setFile(null);
          if (input.current !== null) input.current.value = '';
          void showToast('success', `${count}件の住所を取り込みました`);
        },
      });
  };
  return (
    <form
      aria-label="住所の取り込み"
      className={styles.file}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) send();
      }}
    >
      <p>CSVファイルの住所をアドレス帳に追加します。書き出したファイルと同じ列名を1行目に書いてください。</p>
      <FileField
        id={id}
        ref={input}
        accept=".csv,text/csv"
        label="CSVファイル"
        hint="文字コードはUTF-8またはShift_JIS、512KBまで"
        error={isMissing ? 'CSVファイルを選んでください' : undefined}
        fileName={file?.name ?? null}
        onPick={(picked) => {
          setFile(picked);
          setIsMissing(false);
          reset();
        }}
      />
      {error !== null && <ImportFailure error={error} />}
      <div>
        <Button type="submit" variant="secondary" isBusy={isPending}>
          取り込む
        </Button>
      </div>
    </form>
  );
}
