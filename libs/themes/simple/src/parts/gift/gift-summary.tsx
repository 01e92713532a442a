import type { GiftView } from '@shop/feature-gift/gift-view';
import { formatDateWithWeekday } from '@shop/format/format-date';
import { useWords } from '@shop/theming/use-words';
import { Panel } from '@shop/ui-kit/panel';
import { Picture } from '@shop/ui-kit/picture';
import { Unbroken } from '@shop/ui-kit/unbroken';
import styles from './gift.module.css';
import { giftWords } from './gift-words';

/** Who gives what, and until when the address can be entered. There is no price, and no way to one. */
export function GiftSummary({ gift }: { readonly gift: GiftView }) {
  const words = useWords(giftWords);
  return (
    <Panel title={words.gift}>
      <div className={styles.gift}>
        <p>{words.to(gift.receiverName)}</p>
        <p className={styles.from}>{words.from(gift.giverName)}</p>
        {gift.message !== '' && <blockquote className={styles.message}>{gift.message}</blockquote>}
        <ul className={styles.products} aria-label={words.products}>
          {gift.products.map(({ id, name, options, picture, quantity }) => (
            <li key={id} className={styles.product}>
              <span className={styles.picture}>
                <Picture picture={picture} sizes="80px" isDecorative />
              </span>
              <div>
                <p>{name}</p>
                {options.map((option) => (
                  <p key={option.name} className={styles.note}>
                    {words.option(option.name, option.value)}
                  </p>
                ))}
                <p className={styles.note}>{words.quantity(quantity)}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className={styles.note}>
          <Unbroken>{words.until(formatDateWithWeekday(gift.expiresAt))}</Unbroken>
        </p>
      </div>
    </Panel>
  );
}
