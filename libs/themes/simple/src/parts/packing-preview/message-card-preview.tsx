import styles from './packing-preview.module.css';

interface MessageCardPreviewProps {
  readonly caption: string;
  readonly message: string;
}

/** A card as it will look. Screen readers have the message where it is written. */
export function MessageCardPreview({ caption, message }: MessageCardPreviewProps) {
  return (
    <figure className={styles.card} aria-hidden="true">
      <figcaption>{caption}</figcaption>
      {message}
    </figure>
  );
}
