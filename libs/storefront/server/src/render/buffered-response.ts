/** A response whose whole body is in memory: readers that know the class take `buffer` and need not read a stream. */
export class BufferedResponse extends Response {
  constructor(
    readonly buffer: Uint8Array<ArrayBuffer>,
    init: ResponseInit,
  ) {
    super(null, init);
  }
}

/** Returns the whole body of any response. */
export async function readBody(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  return response instanceof BufferedResponse
    ? response.buffer
    : new Uint8Array(await response.arrayBuffer());
}
