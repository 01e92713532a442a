import type { Picture } from '@shop/site/views/picture';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './product-zoom.module.css';
import { productZoomWords } from './product-zoom-words';

interface ProductZoomProps {
  readonly pictures: readonly Pick<Picture, 'src' | 'alt' | 'width' | 'height'>[];
  /** The place of the picture that is shown first. */
  readonly first: number;
  readonly onClose: () => void;
}

/**
 * One picture over the whole screen. A press enlarges it, two fingers do by the browser; arrow keys and buttons go to
 * the others, Escape closes, and the focus returns to where it was. Render it only while it is open.
 */
export function ProductZoom({ pictures, first, onClose }: ProductZoomProps) {
  const words = useWords(productZoomWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(first);
  const [isLarge, setIsLarge] = useState(false);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const go = (step: number) => {
    setAt((at + step + pictures.length) % pictures.length);
    setIsLarge(false);
  };
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    // An enlarged picture is scrolled by the arrow keys.
    if (isLarge) return;
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
  });
  useEffect(() => {
    const element = dialog.current;
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, []);

  const picture = pictures[at];
  if (picture === undefined) return null;
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={words.dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.stage} data-large={isLarge}>
        <button
          type="button"
          className={styles.enlarge}
          aria-label={isLarge ? words.smaller : words.larger}
          onClick={() => setIsLarge(!isLarge)}
        >
          <img
            className={styles.image}
            src={picture.src}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
          />
        </button>
      </div>
      <div className={styles.actions}>
        {pictures.length > 1 && (
          <>
            <Button variant="secondary" onClick={() => go(-1)}>
              {words.previous}
            </Button>
            <p className={styles.position} aria-live="polite">
              {words.position(at + 1, pictures.length)}
            </p>
            <Button variant="secondary" onClick={() => go(1)}>
              {words.next}
            </Button>
          </>
        )}
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </dialog>
  );
}
