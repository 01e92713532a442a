import type { LatestMeasures } from '@shop/feature-account/measurements/latest-measures';
import type {
  SizeReason,
  SizeRecommendation,
} from '@shop/feature-catalogue/size-recommendation/recommend-size';
import { formatDate } from '@shop/format/format-day';
import { useWords } from '@shop/theming/use-words';
import { measureText, partNames, rangeText } from './size-measure-text';
import styles from './size-advice.module.css';
import { sizeAdviceWords } from './size-advice-words';

type Found = Exclude<SizeRecommendation, { readonly kind: 'unmeasured' }>;

interface SizeReasonsProps {
  readonly found: Found;
  readonly measures: LatestMeasures;
}

/** The size that is recommended, or that there is none, with what each measure says of it and the rule between them. */
export function SizeReasons({ found, measures }: SizeReasonsProps) {
  const words = useWords(sizeAdviceWords);
  const sentence = (reason: SizeReason): string => {
    const measure = measureText(words, reason);
    if (reason.place !== 'fits') return words[reason.place](measure);
    const own = found.kind === 'size' && reason.fits.find(({ size }) => size === found.size);
    if (own !== false && own !== undefined && reason.fits.length === 1)
      return words.fits(measure, rangeText(reason.part, own.range));
    const sizes = reason.fits.map(({ size, range }) =>
      words.sizeWithRange(size, rangeText(reason.part, range)),
    );
    return words.fitsOther(measure, sizes.join(words.separator));
  };
  return (
    <>
      <p className={styles.size}>{found.kind === 'size' ? words.recommended(found.size) : words.none}</p>
      <ul className={styles.reasons}>
        {found.reasons.map((reason) => (
          <li key={`${reason.part} ${reason.name}`}>
            {sentence(reason)}
            {words.takenOn(formatDate(measures[reason.part]?.day ?? ''))}
          </li>
        ))}
      </ul>
      {found.kind === 'size' && <SizeRuleText found={found} />}
    </>
  );
}

/** Why it is this one of several sizes; nothing where only one fits. */
function SizeRuleText({ found }: { readonly found: Extract<Found, { readonly kind: 'size' }> }) {
  const words = useWords(sizeAdviceWords);
  if (found.rule === 'only') return null;
  if (found.rule === 'largest') return <p>{words.largest}</p>;
  if (found.deciding.length === 0) return <p>{words.notTightAnywhere}</p>;
  const isBetween = found.reasons.every(({ place }) => place === 'between');
  return <p>{isBetween ? words.betweenRule : words.notTight(partNames(words, found.deciding))}</p>;
}
