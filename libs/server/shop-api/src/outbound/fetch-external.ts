import type { IncomingMessage } from 'node:http';
import { requestOnce } from './request-once';
import { OutboundError } from './outbound-error';
import type { OutboundPolicy } from './outbound-policy';
import { resolvePublicIp } from './resolve-public-ip';

const MAX_REDIRECTS = 3;
const REDIRECTS: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308]);
const OK = 200;

/** The parsed URL, if its host may be fetched from; throws `OutboundError`. Resolves no names. */
export function parseAllowedUrl(text: string, { hosts }: Pick<OutboundPolicy, 'hosts'>, from?: URL): URL {
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
 * Fetches the bytes at an external URL as the policy allows, which is also checked after each redirect: allowed hosts,
 * public IP addresses, limits of time and size. Throws `OutboundError` for everything else. reliability 16
 */
export async function fetchExternal(text: string, policy: OutboundPolicy): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(policy.totalLimitMs);
  try {
    let url = parseAllowedUrl(text, policy);
    for (let redirects = 0; ; redirects += 1) {
      const address = await inTime(resolvePublicIp(url, policy), signal);
      const response = await requestOnce(url, address, policy, signal);
      if (!REDIRECTS.has(response.statusCode)) return await bytesOf(response, policy);
      response.destroy();
      if (redirects === MAX_REDIRECTS) throw new OutboundError('転送が多すぎます');
      url = parseAllowedUrl(response.headers.location ?? '', policy, url);
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
  response: IncomingMessage,
  { maxBytes }: Pick<OutboundPolicy, 'maxBytes'>,
): Promise<Uint8Array> {
  try {
    if (response.statusCode !== OK)
      throw new OutboundError(`サーバーが ${response.statusCode ?? 0} と答えました`);
    const tooLarge = () => new OutboundError(`ファイルが大きすぎます（${maxBytes}バイトまで）`);
    if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
    const pieces: Uint8Array[] = [];
    let size = 0;
    const body: AsyncIterable<Uint8Array> = response;
    for await (const piece of body) {
      size += piece.byteLength;
      if (size > maxBytes) throw tooLarge();
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  } finally {
    response.destroy();
  }
}
