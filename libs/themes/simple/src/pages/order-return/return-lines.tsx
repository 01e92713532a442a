import type { ReturnableLine } from '@shop/feature-orders/returns/return-fields';
import type { ShopField } from '@shop/site/form/use-shop-form';
import { useWords } from '@shop/theming/use-words';
import { Picture } from '@shop/ui-kit/picture';
import { SelectField } from '@shop/ui-kit/select-field';
import choiceStyles from '../../parts/form-layout.module.css';
import { ExchangeSizeField } from './exchange-size-field';
import { orderReturnWords } from './order-return-words';
import styles from './return-lines.module.css';

interface ReturnLinesProps {
  /** Each with the field of its quantity, and with that of its size while sizes are exchanged. */
  readonly lines: readonly (ReturnableLine & {
    readonly field: ShopField;
    readonly size: ShopField | null;
  })[];
  readonly isExchange: boolean;
}

const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, at) => at + 1);

/** How much of each line comes back, and for which size. */
export function ReturnLines({ lines, isExchange }: ReturnLinesProps) {
  const words = useWords(orderReturnWords);
  return (
    <>
      <h2 className={choiceStyles.section}>{isExchange ? words.exchangedGoods : words.goods}</h2>
      <ul className={styles.lines}>
        {lines.map(({ line, returnable, exchanges, field, size }) => (
          <li key={line.id} className={styles.line}>
            <div className={styles.picture}>
              <Picture picture={line.picture} sizes="64px" isDecorative />
            </div>
            <div className={styles.text}>
              <p className={styles.options}>
                {line.options.map(({ name, value }) => words.option(name, value)).join('　')}
              </p>
              <SelectField
                {...field}
                hint={
                  returnable === line.quantity
                    ? words.bought(line.quantity, line.unitName)
                    : words.boughtAndAsked(line.quantity, line.quantity - returnable, line.unitName)
                }
              >
                <option value="0">{isExchange ? words.noExchange : words.noPieces}</option>
                {upTo(returnable).map((quantity) => (
                  <option key={quantity} value={quantity}>
                    {words.pieces(quantity, line.unitName)}
                  </option>
                ))}
              </SelectField>
              {size !== null && <ExchangeSizeField field={size} exchanges={exchanges} />}
              {isExchange && exchanges.length === 0 && <p>{words.notExchanged}</p>}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
