/** A document that is there in one piece: whoever knows takes its bytes, and nobody has to read a stream. */
export class BufferedResponse extends Response {
  constructor(
    readonly whole: Uint8Array<ArrayBuffer>,
    init: ResponseInit,
  ) {
    super(null, init);
  }
}

/** The bytes of a response, however it holds them. */
export async function readBody(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  return response instanceof BufferedResponse ? response.whole : new Uint8Array(await response.arrayBuffer());
}
