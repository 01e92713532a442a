import { refusedRows } from '@shop/feature-account/address-import/import-refusal';
import { errorMessage } from '@shop/site/errors/error-message';
import { Notice } from '@shop/ui-kit/notice';
import styles from './address-book-page.module.css';

/** Why a file was not taken, row by row where it is its rows. */
export function ImportFailure({ error }: { readonly error: Error }) {
  const rows = refusedRows(error);
  return (
    <>
      <Notice kind="error">
        <p>{errorMessage(error)}</p>
      </Notice>
      {rows.length > 0 && (
        // Beside the alert, which is read out at once: the rows may be many.
        <ul className={styles.rows} aria-label="取り込めない行">
          {rows.map(({ line, field, message }) => (
            <li key={`${line} ${field}`}>
              {line}行目　{field === '' || message.startsWith(field) ? '' : `${field}：`}
              {message}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
