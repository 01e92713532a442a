import type { RequirementProgress } from '@shop/feature-catalogue/school-requirements/requirement-progress';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { Link } from 'react-router-dom';
import styles from './school-items-page.module.css';
import { schoolItemsWords } from './school-items-words';

interface RequirementRowProps {
  readonly progress: RequirementProgress;
  /** Otherwise only what is needed is said. */
  readonly isCartKnown: boolean;
}

const THUMBNAIL_PX = 64;

/** One product that the school asks: how many are needed, how many are in the cart, and the way to it. */
export function RequirementRow({ progress, isCartKnown }: RequirementRowProps) {
  const words = useWords(schoolItemsWords);
  const { item, needed, inCart, left } = progress;
  const isComplete = isCartKnown && left === 0;
  // What is by choice is missing only once the family has chosen it.
  const isMissing = isCartKnown && left > 0 && (item.isRequired || inCart > 0);
  return (
    <li className={styles.item} data-complete={isComplete || undefined}>
      {item.thumbnail === null ? (
        <span aria-hidden="true" />
      ) : (
        <img
          className={styles.picture}
          src={item.thumbnail}
          alt=""
          width={THUMBNAIL_PX}
          height={THUMBNAIL_PX}
          loading="lazy"
        />
      )}
      <div className={styles.facts}>
        <p className={styles.name}>
          <Link to={paths.product(item.productKey)}>{item.name}</Link>
          <span className={styles.kind} data-required={item.isRequired}>
            {item.isRequired ? words.required : words.byChoice}
          </span>
          {!item.isAvailable && <span className={styles.out}>{words.outOfStock}</span>}
        </p>
        {item.note !== '' && <p className={styles.note}>{item.note}</p>}
        <p className={styles.quantities}>
          {isCartKnown ? words.quantities(inCart, needed) : words.needed(needed)}
          {isMissing && <b className={styles.left}>{words.left(left)}</b>}
          {isComplete && <b className={styles.enough}>{words.enough}</b>}
        </p>
      </div>
    </li>
  );
}
