/** Whether these letters, each a byte, stand at that place of a file. */
export const beginsWith = (bytes: Uint8Array, offset: number, text: string): boolean =>
  Buffer.from(bytes.subarray(offset, offset + text.length)).toString('latin1') === text;
