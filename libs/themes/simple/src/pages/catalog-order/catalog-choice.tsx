import { readChosenIds, toggleChosenId } from '@shop/feature-account/catalog-order/chosen-ids';
import type { CatalogView } from '@shop/feature-content/catalogs-query';
import { formatDate } from '@shop/format/format-day';
import { useWords } from '@shop/theming/use-words';
import { Picture } from '@shop/ui-kit/picture';
import { useState } from 'react';
import styles from './catalog-order-page.module.css';
import { catalogOrderWords } from './catalog-order-words';

interface CatalogChoiceProps {
  readonly catalogs: readonly CatalogView[];
  /** What the form says of the choice. */
  readonly field: { readonly id: string; readonly error: string | undefined };
  /** The ids that are chosen now, as the form holds them. */
  readonly onChange: (chosen: string) => void;
}

/** The catalogues to choose from, one or several. */
export function CatalogChoice({ catalogs, field, onChange }: CatalogChoiceProps) {
  const words = useWords(catalogOrderWords);
  const [chosen, setChosen] = useState('');
  const ids = readChosenIds(chosen);
  const toggle = (id: number) => {
    const next = toggleChosenId(chosen, id);
    setChosen(next);
    onChange(next);
  };
  const errorId = `${field.id}-error`;
  return (
    <fieldset className={styles.choice} aria-describedby={field.error === undefined ? undefined : errorId}>
      <legend className={styles.legend}>{words.choose}</legend>
      {field.error !== undefined && (
        <p id={errorId} className={styles.error}>
          {field.error}
        </p>
      )}
      <ul className={styles.catalogs}>
        {catalogs.map((catalog) => (
          <li key={catalog.id} className={styles.catalog}>
            <span className={styles.cover}>
              <Picture picture={catalog.picture} sizes="96px" isDecorative />
            </span>
            <div>
              <label className={styles.title}>
                <input
                  type="checkbox"
                  name={`catalog-${catalog.id}`}
                  checked={ids.includes(catalog.id)}
                  disabled={!catalog.isOrderable}
                  onChange={() => toggle(catalog.id)}
                />
                {catalog.title}
              </label>
              <p className={styles.note}>
                {words.details(catalog.pageCount, formatDate(catalog.publishedOn))}
              </p>
              <p className={styles.note}>{catalog.isOrderable ? catalog.description : words.notOrderable}</p>
            </div>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
