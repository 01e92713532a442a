import type { useReviewPhotos } from '@shop/feature-catalogue/reviews/use-review-photos';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { FileField } from '@shop/ui-kit/file-field';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { useId, useRef } from 'react';
import { reviewFormWords } from './review-form-words';
import styles from './review-photos.module.css';

const ACCEPTED = 'image/jpeg,image/png,image/webp';

/** The photos of a review that is being written. Each is uploaded when it is chosen, and the API looks at what it holds. */
export function ReviewPhotoField({ photos }: { readonly photos: ReturnType<typeof useReviewPhotos> }) {
  const words = useWords(reviewFormWords);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const choose = async (file: File | null) => {
    await photos.add(file);
    // So that the same file can be chosen again.
    if (input.current !== null) input.current.value = '';
  };
  return (
    <div className={styles.field}>
      <FileField
        id={id}
        ref={input}
        accept={ACCEPTED}
        label={words.photos}
        hint={photos.isFull ? words.photosFull : words.photosHint}
        error={photos.error ?? undefined}
        fileName={photos.uploading}
        onPick={(file) => void choose(file)}
      />
      <LiveMessage>{photos.uploading === null ? (photos.error ?? '') : words.uploading}</LiveMessage>
      {photos.photos.length > 0 && (
        <ul aria-label={words.chosen} className={styles.photos}>
          {photos.photos.map((photo, at) => (
            <li key={photo.id}>
              <img className={styles.photo} src={photo.preview} alt={words.preview(at + 1)} />
              <Button
                variant="quiet"
                aria-label={words.removePhoto(at + 1)}
                onClick={() => photos.remove(photo)}
              >
                {words.removeShort}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
