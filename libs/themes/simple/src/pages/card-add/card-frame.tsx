import type { ServiceCard } from '@shop/contract/user-cards/service-card';
import { readCardMessage } from '@shop/feature-account/card-form/read-card-message';
import { useWords } from '@shop/theming/use-words';
import { type Ref, useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from 'react';
import styles from './card-add-page.module.css';
import { cardAddWords } from './card-add-words';

interface CardFrameProps {
  /** The payment service's page in which a card becomes a token. */
  readonly formUrl: string;
  readonly error: string | undefined;
  readonly onCard: (card: ServiceCard) => void;
  readonly ref: Ref<HTMLIFrameElement>;
}

/** The service's page for this shop: it gives its tokens to the named origin alone. */
function urlFor(formUrl: string): string {
  const url = new URL(formUrl);
  url.searchParams.set('origin', window.location.origin);
  return url.href;
}

/** The payment service's own page in a frame: what is typed there never reaches the shop. */
export function CardFrame({ formUrl, error, onCard, ref }: CardFrameProps) {
  const words = useWords(cardAddWords);
  const id = useId();
  const frame = useRef<HTMLIFrameElement>(null);
  useImperativeHandle<HTMLIFrameElement | null, HTMLIFrameElement | null>(ref, () => frame.current);
  // The server does not know the origin under which the browser sees the shop.
  const [url, setUrl] = useState<string>();
  useEffect(() => setUrl(urlFor(formUrl)), [formUrl]);
  const receive = useEffectEvent((event: MessageEvent<unknown>) => {
    const card = readCardMessage(event, { formUrl, window: frame.current?.contentWindow ?? null });
    if (card !== null) onCard(card);
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => receive(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  return (
    <section aria-labelledby={`${id}-title`} className={styles.entry}>
      <h2 id={`${id}-title`} className={styles.title}>
        {words.entry}
      </h2>
      <p id={`${id}-hint`} className={styles.hint}>
        {words.entryHint}
      </p>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
      <iframe ref={frame} title={words.frame} src={url} referrerPolicy="origin" className={styles.frame} />
    </section>
  );
}
