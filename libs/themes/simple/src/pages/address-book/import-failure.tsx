import { importRowErrors } from '@shop/feature-account/address-import/import-row-errors';
import { errorMessage } from '@shop/site/errors/error-message';
import { useWords } from '@shop/theming/use-words';
import { Notice } from '@shop/ui-kit/notice';
import styles from './address-book-page.module.css';
import { addressBookWords } from './address-book-words';

/** Why a file was not taken, row by row where it is its rows. */
export function ImportFailure({ error }: { readonly error: Error }) {
  const words = useWords(addressBookWords);
  const rows = importRowErrors(error);
  return (
    <>
      <Notice kind="error">
        <p>{errorMessage(error)}</p>
      </Notice>
      {rows.length > 0 && (
        // Beside the alert, which is read out at once: the rows may be many.
        <ul className={styles.rows} aria-label={words.rejectedRows}>
          {rows.map(({ line, field, message }) => (
            <li key={`${line} ${field}`}>
              {words.rejectedRow(line, message.startsWith(field) ? '' : field, message)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
