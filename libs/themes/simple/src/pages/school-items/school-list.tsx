import { useCart } from '@shop/feature-cart/use-cart';
import {
  type ListProgress,
  requirementProgress,
} from '@shop/feature-catalogue/school-requirements/requirement-progress';
import type { SchoolRequirementsView } from '@shop/feature-catalogue/school-requirements/school-requirements-query';
import { MOST_PUPILS, usePupils } from '@shop/feature-catalogue/school-requirements/use-pupils';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { SelectField } from '@shop/ui-kit/select-field';
import { Skeleton } from '@shop/ui-kit/skeleton';
import { useId } from 'react';
import { PickupNotice } from '../../parts/school-pickup/pickup-notice';
import { RequirementRow } from './requirement-row';
import styles from './school-items-page.module.css';
import { schoolItemsWords } from './school-items-words';

/** What one school asks, for how many pupils, and how much of it is in the cart. */
export function SchoolList({ school }: { readonly school: SchoolRequirementsView }) {
  const words = useWords(schoolItemsWords);
  const id = useId();
  const [pupils, setPupils] = usePupils(school.schoolId);
  const { cart, isLoading, error } = useCart({ isLive: true });
  const lines = (cart?.lines ?? []).map(({ productKey, quantity, unit }) => ({
    productKey,
    pieces: quantity * (unit?.pieces ?? 1),
  }));
  const progress = requirementProgress(school.items, lines, pupils);
  const isCartKnown = !isLoading && (cart !== null || error === null);
  return (
    <section className={styles.school} aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`}>{school.schoolName}</h2>
      <PickupNotice tags={[school.tag]} />
      <div className={styles.pupils}>
        <SelectField
          id={`${id}-pupils`}
          label={words.pupilsOf(school.schoolName)}
          value={pupils}
          onChange={({ currentTarget }) => setPupils(Number(currentTarget.value))}
        >
          {Array.from({ length: MOST_PUPILS }, (_, at) => (
            <option key={at} value={at + 1}>
              {words.pupilCount(at + 1)}
            </option>
          ))}
        </SelectField>
      </div>
      {isLoading && <Skeleton size="line" />}
      {!isLoading && !isCartKnown && <Notice kind="warning">{words.cartUnknown}</Notice>}
      {isCartKnown && (
        <p className={styles.summary} role="status">
          {summaryText(words, progress)}
        </p>
      )}
      <ul className={styles.items} aria-label={words.listOf(school.schoolName)}>
        {progress.items.map((one) => (
          <RequirementRow key={one.item.modelId} progress={one} isCartKnown={isCartKnown} />
        ))}
      </ul>
      <div className={styles.actions}>
        <LinkButton to={paths.cart()}>{words.toCart}</LinkButton>
        <LinkButton to={paths.productList({ tag: [school.tag] })} variant="secondary">
          {words.prescribed(school.schoolName)}
        </LinkButton>
      </div>
    </section>
  );
}

function summaryText(
  words: (typeof schoolItemsWords)['words'],
  { requiredCount, completeCount }: ListProgress,
): string {
  if (requiredCount === 0) return words.onlyByChoice;
  return requiredCount === completeCount
    ? words.complete(requiredCount)
    : words.progress(completeCount, requiredCount);
}
