import { type ShopTermsView, shopTermsQuery } from '@shop/feature-content/shop-terms-query';
import { formatYen } from '@shop/format/format-yen';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { iconDrawings } from '../icon-drawings';
import { LineIcon } from '../line-icon';
import { orderIconDrawings } from '../order-icon-drawings';
import { useFreeShipping } from '../use-free-shipping';
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
  const shipping = useShippingLines(terms);
  const reasons = [
    { icon: orderIconDrawings.delivery, name: words.shipping, lines: shipping },
    { icon: orderIconDrawings.orders, name: words.orders, lines: [words.cutOff(terms.cutOffHour)] },
    { icon: iconDrawings.lock, name: words.payments, lines: [terms.payments.join(words.separator)] },
    {
      icon: orderIconDrawings.return,
      name: words.returns,
      lines: [terms.returnDays === null ? words.returnsOnRequest : words.returnDays(terms.returnDays)],
    },
  ] as const;
  return (
    <dl className={styles.reasons}>
      {reasons
        .filter(({ lines }) => lines.some((line) => line !== ''))
        .map(({ icon, name, lines }) => (
          <div key={name} className={styles.reason}>
            <dt>
              <LineIcon drawing={icon} />
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

/** From where on shipping is free, and what it costs before; no fee where nobody pays one. */
function useShippingLines(terms: ShopTermsView): readonly string[] {
  const words = useWords(reasonsWords);
  const { isAlways, text } = useFreeShipping({
    highestFee: terms.shippingTo,
    freeFrom: terms.shippingFreeFrom,
    freeFromWithTax: terms.shippingFreeFromWithTax,
  });
  const fee = words.shippingFee(formatYen(terms.shippingFrom), formatYen(terms.shippingTo));
  return [...(text === null ? [] : [text]), ...(isAlways ? [] : [fee])];
}
