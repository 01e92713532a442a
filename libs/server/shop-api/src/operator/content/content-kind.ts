import type * as v from 'valibot';
import type { Executor } from '../../db/database';

/** The picture of an entry: its path in the storage, and the text for those who do not see it. */
export interface EntryPicture {
  readonly path: string;
  readonly alt: string;
}

/** One page, news item, popup …, read from a file or from the database. */
export interface ContentEntry<Fields> {
  readonly fields: Fields;
  /** HTML; empty where the kind has none. */
  readonly body: string;
  readonly picture: EntryPicture | null;
}

/** An entry of the database. */
export interface StoredEntry<Fields> extends ContentEntry<Fields> {
  readonly id: number;
  /** Of its file, without the ending, unless a push has given it another. */
  readonly name: string;
}

/** Where an entry is written. */
export interface EntryTarget {
  readonly channelId: number;
  readonly name: string;
  /** The path of its file, for issues. */
  readonly file: string;
  /** The picture's row in `images`; null: none. */
  readonly imageId: number | null;
  readonly now: Date;
}

/** What the files of one folder are, and how they are stored. */
export interface ContentKind<Fields> {
  /** The folder's name. */
  readonly folder: string;
  readonly ja: string;
  /** What a file's name without the ending looks like. */
  readonly namePattern: RegExp;
  /** An example of such a name, for the message. */
  readonly nameExample: string;
  /** `file`: a file's name says nothing that the database stores, so that `content_files` remembers it. */
  readonly identity: 'name' | 'file';
  /** `terms`: HTML that may name the shop's terms of sale; `none`: the front matter says everything. */
  readonly body: 'html' | 'terms' | 'none';
  /** `decorative`: required, and without a text for those who do not see it. */
  readonly picture: 'none' | 'optional' | 'required' | 'decorative';
  readonly schema: v.GenericSchema<unknown, Fields>;
  /** The front matter that the schema reads into these fields. */
  format(fields: Fields): Readonly<Record<string, unknown>>;
  /** The entries of a shop, in the order of their ids. */
  load(db: Executor, channelId: number): Promise<readonly StoredEntry<Fields>[]>;
  /** Throws `ContentRejected` where an entry refers to one that does not exist. */
  insert(tx: Executor, target: EntryTarget, entry: ContentEntry<Fields>): Promise<number>;
  update(tx: Executor, id: number, target: EntryTarget, entry: ContentEntry<Fields>): Promise<void>;
  /** The same for an entry that others still refer to. */
  remove(tx: Executor, id: number, target: Pick<EntryTarget, 'channelId' | 'name'>): Promise<void>;
  /** Throws `ContentRejected` where the entries of a shop do not fit together. */
  verify?(tx: Executor, channelId: number): Promise<void>;
  /** Entries before those that refer to them; as they come where it is left out. */
  sort?(entries: readonly NamedEntry<Fields>[]): readonly NamedEntry<Fields>[];
}

/** An entry with the name of its file. */
export interface NamedEntry<Fields> {
  readonly name: string;
  readonly entry: ContentEntry<Fields>;
}

/** The id of the row that an insert returned. */
export function insertedId(rows: readonly { readonly id: number }[]): number {
  const [row] = rows;
  if (row === undefined) throw new Error('The entry was not stored');
  return row.id;
}
