import type { ContentKind } from './content-kind';
import { formatFrontMatter } from './front-matter';
import type { LoadedEntry } from './load-entries';
import type { PulledPictures } from './pulled-pictures';

/** A text file of a content folder. */
export interface ContentFile {
  readonly file: string;
  readonly text: string;
}

/** The file that a pull writes for an entry. */
export async function formatEntry<Fields>(
  kind: ContentKind<Fields>,
  { name, fields, body, picture, markdown }: LoadedEntry<Fields>,
  pictures: PulledPictures,
): Promise<ContentFile> {
  const isMarkdown = markdown !== null || kind.body === 'none' || body === '';
  const file = `${kind.folder}/${name}.${isMarkdown ? 'md' : 'html'}`;
  const pictureFields =
    picture === null
      ? {}
      : {
          image: await pictures.referenceOf(picture.path, file),
          ...(kind.picture === 'decorative' ? {} : { imageAlt: picture.alt }),
        };
  return {
    file,
    text: formatFrontMatter(
      { ...kind.format(fields), ...pictureFields },
      await pictures.bodyOf(markdown ?? body, file, { isMarkdown }),
    ),
  };
}
