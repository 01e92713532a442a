import { importRowErrors } from '@shop/feature-account/address-import/import-row-errors';
import { errorMessage } from '@shop/site/errors/error-message';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { Notice } from '@shop/ui-kit/notice';
import { useRef, useState } from 'react';
import styles from './address-book-page.module.css';
import { addressBookWords } from './address-book-words';

/** Errors that are shown at first, and further ones with each press. */
const STEP = 20;

/** Why a file was not taken, row by row where it is its rows. */
export function ImportFailure({ error }: { readonly error: Error }) {
  const words = useWords(addressBookWords);
  const rows = importRowErrors(error);
  const [shown, setShown] = useState(STEP);
  const list = useRef<HTMLUListElement>(null);
  const showMore = () => {
    setShown(shown + STEP);
    // The button goes with the last press.
    if (shown + STEP >= rows.length) list.current?.focus();
  };
  return (
    <>
      <Notice kind="error">
        <p>{errorMessage(error)}</p>
      </Notice>
      {rows.length > 0 && (
        // Beside the alert, which is read out at once: the rows may be many.
        <>
          <p>{words.rejectedCount(new Set(rows.map(({ line }) => line)).size)}</p>
          <ul ref={list} tabIndex={-1} className={styles.rows} aria-label={words.rejectedRows}>
            {rows.slice(0, shown).map(({ line, field, message }) => (
              <li key={`${line} ${field}`}>
                {words.rejectedRow(line, message.startsWith(field) ? '' : field, message)}
              </li>
            ))}
          </ul>
          {shown < rows.length && (
            <div>
              <Button variant="quiet" onClick={showMore}>
                {words.moreRows}
              </Button>
            </div>
          )}
        </>
      )}
    </>
  );
}
