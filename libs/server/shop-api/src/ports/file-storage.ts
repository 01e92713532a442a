/** Stores files, by default in a folder. Names are made by the server only and use `/` between folders. */
export interface FileStorage {
  /** The whole file; `null` where there is none of that name. */
  read(name: string): Promise<Uint8Array | null>;
  /** Stores a file under a name that does not exist yet. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
}
