import { type ShopTermsView, shopTermsQuery } from '@shop/feature-content/shop-terms-query';
import { formatYen } from '@shop/format/format-yen';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { Icon } from '../icon';
import { BlockFrame } from './block-frame';
import type { KindProps } from './block-props';
import styles from './reasons-block.module.css';
import { reasonsWords } from './reasons-words';
import { useBlockTitle } from './use-block-title';

/** Why to buy here: what shipping costs, when orders count, how they are paid, how goods go back; what the checkout does. */
export function ReasonsBlock({ block }: KindProps<'reasons'>) {
  const words = useWords(reasonsWords);
  return (
    <BlockFrame
      id={block.id}
      title={useBlockTitle(block)}
      more={{ to: paths.legal(), label: words.terms }}
      query={useQuery(shopTermsQuery(useApi()))}
      isEmpty={() => false}
    >
      {(terms) => <Reasons terms={terms} />}
    </BlockFrame>
  );
}

function Reasons({ terms }: { readonly terms: ShopTermsView }) {
  const words = useWords(reasonsWords);
  const reasons = [
    { icon: 'delivery', name: words.shipping, lines: shippingLines(words, terms) },
    { icon: 'orders', name: words.orders, lines: [words.cutOff(terms.cutOffHour)] },
    { icon: 'lock', name: words.payments, lines: [terms.payments.join(words.separator)] },
    {
      icon: 'return',
      name: words.returns,
      lines: [terms.returnDays === null ? words.returnsOnRequest : words.returnDays(terms.returnDays)],
    },
  ] as const;
  return (
    <dl className={styles.reasons}>
      {reasons
        .filter(({ lines }) => lines.some((line) => line !== ''))
        .map(({ icon, name, lines }) => (
          <div key={icon} className={styles.reason}>
            <dt>
              <Icon name={icon} />
              {name}
            </dt>
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
    </dl>
  );
}

/** The fee, and from where on there is none. */
function shippingLines(
  words: typeof reasonsWords.words,
  { shippingFrom, shippingTo, shippingFreeFrom }: ShopTermsView,
): readonly string[] {
  if (shippingTo === 0 || shippingFreeFrom === 0) return [words.shippingFree];
  const fee = words.shippingFee(formatYen(shippingFrom), formatYen(shippingTo));
  return shippingFreeFrom === null ? [fee] : [words.shippingFreeFrom(formatYen(shippingFreeFrom)), fee];
}
