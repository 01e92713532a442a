import type { CartView } from '@shop/feature-cart/cart-view';
import { piecesOf } from '@shop/feature-cart/destinations/goods-of';
import { packingsQuery } from '@shop/feature-cart/packings/packings-query';
import type { PackingValues } from '@shop/feature-cart/packings/packing-values';
import { formatPriceWithTax } from '@shop/format/format-yen';
import { useApi } from '@shop/query/use-api';
import { useWords } from '@shop/theming/use-words';
import { RadioCard } from '@shop/ui-kit/radio-card';
import { classNames } from '@shop/ui-kit/class-names';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import choiceStyles from '../../parts/form-layout.module.css';
import disclosure from '../../parts/disclosure.module.css';
import styles from './delivery.module.css';
import { MessageCardFields } from './message-card-fields';
import { NoshiFields } from './noshi-fields';
import { PackedTotal } from './packed-total';
import { PackingQuantity } from './packing-quantity';
import { packingWords } from './packing-words';

interface PackingFieldsProps {
  /** The destination's key. */
  readonly id: string;
  /** お届け先1 */
  readonly name: string;
  readonly cart: CartView;
  readonly values: PackingValues;
  readonly isTitleMissing: boolean;
  readonly nameFault: string | undefined;
  readonly isMessageMissing: boolean;
  readonly onChange: (part: Partial<PackingValues>) => void;
}

const NONE = '';

/** Wrapping, noshi and card of one destination; folded up, they say what is chosen. */
export function PackingFields(props: PackingFieldsProps) {
  const { id, name, cart, values, isTitleMissing, nameFault, isMessageMissing, onChange } = props;
  const words = useWords(packingWords);
  const pieces = piecesOf(cart, id);
  const packings = useQuery(packingsQuery(useApi())).data ?? [];
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (isTitleMissing || nameFault !== undefined || isMessageMissing) setIsOpen(true);
  }, [isTitleMissing, nameFault, isMessageMissing]);
  if (packings.length === 0) return null;
  const nameOf = (key: string) => packings.find((packing) => packing.key === key)?.name;
  const chosen = [values.wrapping, values.noshi, values.card].flatMap((key) => nameOf(key) ?? []);
  const noshi = packings.find(({ key }) => key === values.noshi);
  const choices = (kind: 'wrapping' | 'noshi' | 'card', legend: string, none: string) => (
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
              label={words.choice(packing.name, formatPriceWithTax(packing.unitPriceWithTax), pieces)}
              description={packing.description}
              isChecked={values[kind] === packing.key}
              onChoose={() => onChange({ [kind]: packing.key })}
            />
          ))}
      </div>
    </fieldset>
  );
  const quantityOf = (kind: 'wrapping' | 'noshi') =>
    nameOf(values[kind]) !== undefined &&
    pieces > 1 && (
      <PackingQuantity
        id={id}
        kind={kind}
        name={name}
        pieces={pieces}
        quantity={values[`${kind}Quantity`]}
        onChange={(quantity) => onChange({ [`${kind}Quantity`]: quantity })}
      />
    );
  return (
    <details
      className={classNames(disclosure.disclosure, styles.packing)}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        <span>
          <span className={styles.label}>{words.heading}</span>
          {words.summary(chosen)}
        </span>
      </summary>
      <div className={styles.body}>
        {choices('wrapping', words.wrapping, words.noWrapping)}
        {quantityOf('wrapping')}
        {choices('noshi', words.noshi, words.noNoshi)}
        {noshi !== undefined && (
          <NoshiFields
            id={id}
            titles={noshi.noshiTitles}
            values={values}
            isTitleMissing={isTitleMissing}
            nameFault={nameFault}
            onChange={onChange}
          />
        )}
        {quantityOf('noshi')}
        {packings.some(({ kind }) => kind === 'card') && choices('card', words.card, words.noCard)}
        {nameOf(values.card) !== undefined && (
          <MessageCardFields
            id={id}
            message={values.message}
            isMissing={isMessageMissing}
            onChange={(message) => onChange({ message })}
          />
        )}
        <PackedTotal cart={cart} />
      </div>
    </details>
  );
}
