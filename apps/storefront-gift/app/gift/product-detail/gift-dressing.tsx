import { MIZUHIKI_NAMES, noshiOccasionOf } from '@shop/contract/packings/noshi-occasions';
import { type PackingChoice, packingsQuery } from '@shop/feature-cart/packings/packings-query';
import { formatPriceWithTax } from '@shop/format/format-yen';
import { useApi } from '@shop/query/use-api';
import { MessageCardPreview } from '@shop/theme-simple/parts/packing-preview/message-card-preview';
import { NoshiSheet } from '@shop/theme-simple/parts/packing-preview/noshi-sheet';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './gift-dressing.module.css';
import { giftProductWords } from './gift-product-words';
import { NoshiTitles } from './noshi-titles';
import { WrappedBox } from './wrapped-box';

/** The least that a kind of packing costs, as a giver reads it; nothing before it is known. */
function usePriceFrom(packings: readonly PackingChoice[]) {
  const words = useWords(giftProductWords);
  return (kind: PackingChoice['kind']) => {
    const prices = packings
      .filter((packing) => packing.kind === kind)
      .map((packing) => packing.unitPriceWithTax);
    return prices.length === 0 ? '' : words.from(formatPriceWithTax(Math.min(...prices)));
  };
}

/** How the gift will be dressed: its noshi, its wrapping and its card, as they will look. */
export function GiftDressing() {
  const words = useWords(giftProductWords);
  const { data = [] } = useQuery(packingsQuery(useApi()));
  const [title, setTitle] = useState(words.sampleTitle);
  const priceFrom = usePriceFrom(data);
  const occasion = noshiOccasionOf(title);
  const mizuhiki = occasion === null ? words.noMizuhiki : words.mizuhiki(MIZUHIKI_NAMES[occasion.mizuhiki]);
  const titles = data.find(({ kind }) => kind === 'noshi')?.noshiTitles ?? [];
  return (
    <section className={styles.dressing} aria-labelledby="gift-dressing">
      <h2 id="gift-dressing" className={styles.heading}>
        {words.dressing}
      </h2>
      <p className={styles.lead}>{words.dressingLead}</p>
      <div className={styles.samples}>
        <div className={styles.sample}>
          <NoshiSheet
            title={title}
            name={words.sampleName}
            description={words.noshiPreview(title, mizuhiki)}
          />
          <h3 className={styles.name}>{words.noshi}</h3>
          <p className={styles.price}>{priceFrom('noshi')}</p>
          <p className={styles.price}>{mizuhiki}</p>
        </div>
        <div className={styles.sample}>
          <WrappedBox label={words.wrappingPreview} />
          <h3 className={styles.name}>{words.wrapping}</h3>
          <p className={styles.price}>{priceFrom('wrapping')}</p>
        </div>
        <div className={styles.sample}>
          <MessageCardPreview caption={words.cardCaption} message={words.cardSample} />
          <h3 className={styles.name}>{words.card}</h3>
          <p className={styles.price}>{priceFrom('card')}</p>
        </div>
      </div>
      <NoshiTitles titles={titles} chosen={title} onChoose={setTitle} />
    </section>
  );
}
