import { packingsQuery } from '@shop/feature-cart/packings/packings-query';
import type { PackingValues } from '@shop/feature-cart/packings/use-packing-choices';
import { formatPriceWithTax } from '@shop/format/format-yen';
import { useApi } from '@shop/query/use-api';
import { useWords } from '@shop/theming/use-words';
import { RadioCard } from '@shop/ui-kit/radio-card';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import choiceStyles from '../../parts/choice-list.module.css';
import styles from './delivery.module.css';
import { NoshiFields } from './noshi-fields';
import { PackingQuantity } from './packing-quantity';
import { packingWords } from './packing-words';

interface PackingFieldsProps {
  /** The destination's key. */
  readonly id: string;
  /** お届け先1 */
  readonly name: string;
  /** How many pieces go there. */
  readonly pieces: number;
  readonly values: PackingValues;
  readonly isTitleMissing: boolean;
  readonly onChange: (part: Partial<PackingValues>) => void;
}

const NONE = '';

/** Wrapping and noshi of one destination; folded up, they say what is chosen. */
export function PackingFields(props: PackingFieldsProps) {
  const { id, name, pieces, values, isTitleMissing, onChange } = props;
  const words = useWords(packingWords);
  const packings = useQuery(packingsQuery(useApi())).data ?? [];
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (isTitleMissing) setIsOpen(true);
  }, [isTitleMissing]);
  if (packings.length === 0) return null;
  const nameOf = (key: string) => packings.find((packing) => packing.key === key)?.name;
  const chosen = [values.wrapping, values.noshi].flatMap((key) => nameOf(key) ?? []);
  const noshi = packings.find(({ key }) => key === values.noshi);
  const choices = (kind: 'wrapping' | 'noshi', legend: string, none: string) => (
    <fieldset className={choiceStyles.choices}>
      <legend className={choiceStyles.legend}>{legend}</legend>
      <div className={styles.cards}>
        <RadioCard
          name={`${kind}-${id}`}
          value={NONE}
          label={none}
          isChecked={values[kind] === NONE}
          onChoose={() => onChange({ [kind]: NONE })}
        />
        {packings
          .filter((packing) => packing.kind === kind)
          .map((packing) => (
            <RadioCard
              key={packing.key}
              name={`${kind}-${id}`}
              value={packing.key}
              label={words.choice(packing.name, formatPriceWithTax(packing.unitPriceWithTax))}
              description={packing.description}
              isChecked={values[kind] === packing.key}
              onChoose={() => onChange({ [kind]: packing.key })}
            />
          ))}
      </div>
    </fieldset>
  );
  return (
    <details
      className={styles.packing}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        <span className={styles.label}>{words.heading}</span>
        {words.summary(chosen)}
      </summary>
      <div className={styles.body}>
        {choices('wrapping', words.wrapping, words.noWrapping)}
        {choices('noshi', words.noshi, words.noNoshi)}
        {noshi !== undefined && (
          <NoshiFields
            id={id}
            titles={noshi.noshiTitles}
            values={values}
            isTitleMissing={isTitleMissing}
            onChange={onChange}
          />
        )}
        {chosen.length > 0 && pieces > 1 && (
          <PackingQuantity
            id={id}
            name={name}
            pieces={pieces}
            quantity={values.quantity}
            onChange={(quantity) => onChange({ quantity })}
          />
        )}
      </div>
    </details>
  );
}
