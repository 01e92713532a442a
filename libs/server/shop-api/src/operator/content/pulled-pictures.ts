import path from 'node:path';
import { storedFileName } from '../../files/stored-file-name';
import type { FileStorage } from '../../ports/file-storage';
import { PICTURE_FOLDER } from './content-pictures';
import { mapHtmlPictures, mapMarkdownPictures, type MapReference } from './picture-references';

type StoredBytes = NonNullable<Awaited<ReturnType<FileStorage['read']>>>;

/** Gives the pictures of the shop's content their places in a content folder. */
export class PulledPictures {
  private readonly found = new Map<string, StoredBytes>();
  private readonly missing = new Set<string>();

  constructor(private readonly storage: FileStorage) {}

  /** The pictures that were referred to, by their paths within the folder. */
  get files(): ReadonlyMap<string, StoredBytes> {
    return this.found;
  }

  /** How a file of the folder refers to a picture; its path in the storage where the storage has no such file. */
  async referenceOf(place: string, fromFile: string): Promise<string> {
    const name = storedFileName(place);
    if (name === null || this.missing.has(name)) return place;
    const pulled = `${PICTURE_FOLDER}/${name}`;
    if (!this.found.has(pulled)) {
      const bytes = await this.storage.read(name);
      if (bytes === null) {
        this.missing.add(name);
        return place;
      }
      this.found.set(pulled, bytes);
    }
    return path.posix.relative(path.posix.dirname(fromFile), pulled);
  }

  /** The body of a file, referring to the pictures of the folder. */
  async bodyOf(body: string, fromFile: string, { isMarkdown }: { readonly isMarkdown: boolean }) {
    const mapPictures = isMarkdown ? mapMarkdownPictures : mapHtmlPictures;
    const references = new Map<string, string>();
    const collect: MapReference = (reference) => {
      references.set(reference, reference);
      return null;
    };
    mapPictures(body, collect);
    for (const reference of references.keys())
      references.set(reference, await this.referenceOf(reference, fromFile));
    return mapPictures(body, (reference) => references.get(reference) ?? null);
  }
}
