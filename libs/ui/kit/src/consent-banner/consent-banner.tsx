import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { Button } from '../button/button';
import { keepHeight } from '../keep-height';
import styles from './consent-banner.module.css';

/** What the banner says. */
interface ConsentBannerWords {
  /** Names the banner for screen readers. */
  readonly heading: string;
  readonly question: string;
  readonly refuse: string;
  readonly accept: string;
}

interface ConsentBannerProps {
  readonly words: ConsentBannerWords;
  readonly onAccept: () => void;
  readonly onRefuse: () => void;
  /** The link to what is said about it in full. */
  readonly details: ReactNode;
  /** The banner, which takes the focus where the shopper has asked for it. */
  readonly ref?: Ref<HTMLElement>;
}

/**
 * Asks whether visits may be measured; both choices have the same weight. It stands at the foot of the screen and leaves the
 * page usable: above a bar that is there, and the page can be read to its end.
 */
export function ConsentBanner({ words, onAccept, onRefuse, details, ref }: ConsentBannerProps) {
  const choices = useRef<HTMLDivElement>(null);
  // Messages stand above it, whatever its words and the size of the text make of its height.
  useEffect(() => {
    const banner = choices.current?.parentElement;
    return banner == null ? undefined : keepHeight(banner, '--shop-banner-height');
  }, []);
  return (
    <section ref={ref} className={styles.banner} aria-label={words.heading} tabIndex={-1} data-consent>
      <p className={styles.words}>
        {words.question}
        {details}
      </p>
      <div ref={choices} className={styles.choices}>
        <Button variant="secondary" onClick={onRefuse}>
          {words.refuse}
        </Button>
        <Button variant="secondary" onClick={onAccept}>
          {words.accept}
        </Button>
      </div>
    </section>
  );
}
