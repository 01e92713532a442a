import * as v from 'valibot';

/** The embedded database's folder, itself a tar archive. */
export const DATABASE_ENTRY = 'db.tar';
/** A PostgreSQL database, as its own tools dump it. */
export const POSTGRES_ENTRY = 'db.pgdump';
/** The last entry: sizes and checksums of the others. */
export const MANIFEST_ENTRY = 'manifest.json';
const FILES_PREFIX = 'files/';
/** Names that the server itself gave, in folders of such names. */
const FILE_NAME = /^files(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/;
const DIGEST = /^[0-9a-f]{64}$/;

export const fileEntry = (relative: string): string => `${FILES_PREFIX}${relative}`;

/** Whether an archive may contain this name: names that lead out of its folder are rejected. */
export const isBackupEntry = (name: string): boolean =>
  name === DATABASE_ENTRY || name === POSTGRES_ENTRY || name === MANIFEST_ENTRY || FILE_NAME.test(name);

export const BackupManifest = v.object({
  format: v.literal('shop-backup'),
  version: v.literal(1),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  entries: v.array(
    v.object({
      name: v.string(),
      size: v.pipe(v.number(), v.integer(), v.minValue(0)),
      sha256: v.pipe(v.string(), v.regex(DIGEST)),
    }),
  ),
});
export type BackupManifest = v.InferOutput<typeof BackupManifest>;
