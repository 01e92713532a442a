import type { IncomingMessage } from 'node:http';
import { requestOnce } from './request-once';
import { OutboundError } from './outbound-error';
import type { OutboundRules } from './outbound-rules';
import { pinAddress } from './pin-address';

const MAX_REDIRECTS = 3;
const REDIRECTS: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308]);
const OK = 200;

/** The parsed URL, if its host may be fetched from; throws `OutboundError`. Resolves no names. */
export function allowedAddress(text: string, { hosts }: Pick<OutboundRules, 'hosts'>, from?: URL): URL {
  if (!URL.canParse(text, from?.href)) throw new OutboundError('アドレスが正しくありません');
  const url = new URL(text, from?.href);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new OutboundError('https または http のアドレスを指定してください');
  if (url.username !== '' || url.password !== '')
    throw new OutboundError('アドレスにユーザー名を含められません');
  if (!hosts.has(url.host)) throw new OutboundError(`許可されていないサーバーです: ${url.host}`);
  if (from?.protocol === 'https:' && url.protocol === 'http:')
    throw new OutboundError('暗号化されていないアドレスへ転送されました');
  return url;
}

/**
 * The bytes at an address outside, by the rules: named hosts alone, at addresses that may be reached, also after each
 * redirect, within the limits. Throws `OutboundError` for everything else. reliability 16
 */
export async function fetchExternal(text: string, rules: OutboundRules): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(rules.totalLimitMs);
  try {
    let url = allowedAddress(text, rules);
    for (let redirects = 0; ; redirects += 1) {
      const address = await inTime(pinAddress(url, rules), signal);
      const answer = await requestOnce(url, address, rules, signal);
      if (!REDIRECTS.has(answer.statusCode)) return await bytesOf(answer, rules);
      answer.destroy();
      if (redirects === MAX_REDIRECTS) throw new OutboundError('転送が多すぎます');
      url = allowedAddress(answer.headers.location ?? '', rules, url);
    }
  } catch (error) {
    if (error instanceof OutboundError) throw error;
    throw new OutboundError(signal.aborted ? '時間内に取得できませんでした' : 'サーバーにつながりません');
  }
}

/** A resolver cannot be interrupted: it is no longer waited for. */
function inTime<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(new Error('Out of time')), { once: true });
    work.then(resolve, reject);
  });
}

async function bytesOf(
  answer: IncomingMessage,
  { mostBytes }: Pick<OutboundRules, 'mostBytes'>,
): Promise<Uint8Array> {
  try {
    if (answer.statusCode !== OK)
      throw new OutboundError(`サーバーが ${answer.statusCode ?? 0} と答えました`);
    const tooLarge = () => new OutboundError(`ファイルが大きすぎます（${mostBytes}バイトまで）`);
    if (Number(answer.headers['content-length'] ?? 0) > mostBytes) throw tooLarge();
    const pieces: Uint8Array[] = [];
    let size = 0;
    const body: AsyncIterable<Uint8Array> = answer;
    for await (const piece of body) {
      size += piece.byteLength;
      if (size > mostBytes) throw tooLarge();
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  } finally {
    answer.destroy();
  }
}
