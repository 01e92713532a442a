import type { ShopField } from '@shop/site/form/use-shop-form';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { CheckField } from '@shop/ui-kit/check-field';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import styles from '../../parts/form-layout.module.css';
import { orderReturnWords } from './order-return-words';

const TICKED = '1';

interface ReturnConditionsProps {
  /** Of the form: read here, because the first mistake is focused in the order in which fields are read. */
  readonly field: (name: string) => ShopField;
}

/** The conditions of returns as the shop's legal page states them. It opens beside the form, which keeps what is written. */
export function ReturnConditions({ field }: ReturnConditionsProps) {
  const words = useWords(orderReturnWords);
  return (
    <>
      <h2 className={styles.section}>{words.conditions}</h2>
      <p>
        {words.conditionsLead}
        <br />
        <a href={paths.legal()} target="_blank" rel="noreferrer">
          {words.legal}
          <VisuallyHidden>{words.newTab}</VisuallyHidden>
        </a>
      </p>
      <CheckField {...field('agreed')} value={TICKED} label={words.agree} />
    </>
  );
}
