/** Where files lie: a folder by default. Names are given by the server alone and use `/` between folders. */
export interface FileStorage {
  /** The whole file, `null` where there is none of that name. */
  read(name: string): Promise<Uint8Array | null>;
  /** Keeps a file under a name that is not taken. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
}
