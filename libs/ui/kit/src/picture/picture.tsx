import styles from './picture.module.css';

/** A picture in several widths and encodings. */
export interface PictureFiles {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
}

interface PictureProps {
  readonly picture: PictureFiles | null;
  /** The `sizes` of the place it is shown in. */
  readonly sizes: string;
  /** The one picture that the page is about: loaded at once and first. */
  readonly isPriority?: boolean;
  /** The name is beside it already: screen readers skip it. */
  readonly isDecorative?: boolean;
}

/** A picture with reserved space. Without files it is a quiet area of the same shape. */
export function Picture({ picture, sizes, isPriority = false, isDecorative = false }: PictureProps) {
  if (picture === null) return <span className={styles.missing} aria-hidden="true" />;
  return (
    <picture>
      {picture.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        className={styles.image}
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={isDecorative ? '' : picture.alt}
        sizes={sizes}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
