/** Whether a file has these ASCII characters at an offset. */
export const beginsWith = (bytes: Uint8Array, offset: number, text: string): boolean =>
  Buffer.from(bytes.subarray(offset, offset + text.length)).toString('latin1') === text;
