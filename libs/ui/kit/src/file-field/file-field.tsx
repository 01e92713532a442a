import type { ReactNode, Ref } from 'react';
import { FieldFrame, described } from '../field-frame/field-frame';
import styles from './file-field.module.css';

/** Properties of a file field. */
export interface FileFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Endings and types that the browser offers. */
  readonly accept: string;
  /** The name of the file that is chosen. */
  readonly fileName: string | null;
  readonly onPick: (file: File | null) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A file with its label, hint and error; in the shop's words, where browsers use those of their own language. */
export function FileField({ id, label, hint, error, accept, fileName, onPick, ref }: FileFieldProps) {
  return (
    <FieldFrame id={id} label={label} isRequired={false} hint={hint} error={error}>
      <div className={styles.box} data-invalid={error !== undefined || undefined}>
        <input
          ref={ref}
          {...described({ id, hint, error })}
          type="file"
          accept={accept}
          className={styles.input}
          onChange={({ target }) => onPick(target.files?.[0] ?? null)}
        />
        <span aria-hidden="true" className={styles.button}>
          ファイルを選ぶ
        </span>
        <span aria-hidden="true" className={styles.name}>
          {fileName ?? '選択されていません'}
        </span>
      </div>
    </FieldFrame>
  );
}
