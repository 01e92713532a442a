const BLOCK = 512;
const NAME_LENGTH = 100;
const SIZE_OFFSET = 124;
const SIZE_LENGTH = 12;
const CHECKSUM_OFFSET = 148;
const CHECKSUM_LENGTH = 8;
const TYPE_OFFSET = 156;
const MAGIC_OFFSET = 257;
const FILE_TYPE = '0';
const MODE = '0000600\0';
const NOBODY = '0000000\0';
const EPOCH = '00000000000\0';

/** A file of a tar archive. */
export interface TarEntry {
  readonly name: string;
  readonly size: number;
}

/** Two empty blocks end an archive. */
export const TAR_END = Buffer.alloc(2 * BLOCK);

/** How much a file's bytes are filled up with. */
export const tarPadding = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;
export const TAR_HEADER_SIZE = BLOCK;

const checksumOf = (header: Buffer): number =>
  header.reduce(
    (sum, byte, at) => sum + (at >= CHECKSUM_OFFSET && at < CHECKSUM_OFFSET + CHECKSUM_LENGTH ? 0x20 : byte),
    0,
  );

/** The block before a file's bytes (POSIX ustar). */
export function tarHeader({ name, size }: TarEntry): Buffer {
  if (Buffer.byteLength(name) > NAME_LENGTH) throw new Error(`The name is too long for an archive: ${name}`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write(
    `${MODE}${NOBODY}${NOBODY}${size.toString(8).padStart(SIZE_LENGTH - 1, '0')}\0${EPOCH}`,
    NAME_LENGTH,
  );
  header.write(FILE_TYPE, TYPE_OFFSET);
  header.write('ustar\u000000', MAGIC_OFFSET);
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, CHECKSUM_OFFSET);
  return header;
}

/** Reads such a block; `null` for an empty one, which ends the archive. Throws where it is none. */
export function readTarHeader(header: Buffer): TarEntry | null {
  if (header.every((byte) => byte === 0)) return null;
  const text = (from: number, length: number) =>
    header.toString('utf8', from, from + length).replace(/[\0 ].*$/s, '');
  const checksum = Number.parseInt(text(CHECKSUM_OFFSET, CHECKSUM_LENGTH), 8);
  const size = Number.parseInt(text(SIZE_OFFSET, SIZE_LENGTH), 8);
  if (checksum !== checksumOf(header) || !Number.isSafeInteger(size)) throw new Error('Not a tar header');
  return { name: text(0, NAME_LENGTH), size };
}
