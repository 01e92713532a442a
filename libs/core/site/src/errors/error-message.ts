import { isApiError } from '@shop/api-client/is-api-error';

/**
 * The message about an error that the shopper reads: what happened and what to do. The only place that words it. core
 * §8
 */
export function errorMessage(error: unknown): string {
  if (!isApiError(error)) return 'エラーが発生しました。もう一度お試しください。';
  switch (error.kind) {
    case 'network':
      return '通信できませんでした。接続を確認して、もう一度お試しください。';
    case 'timeout':
      return '通信がタイムアウトしました。もう一度お試しください。';
    case 'cancelled':
      return '通信を中止しました。';
    case 'unauthorized':
      return error.message || 'ログインの有効期限が切れました。もう一度ログインしてください。';
    case 'rate-limited':
      return error.message || '操作の回数が多すぎます。しばらく待ってから、もう一度お試しください。';
    case 'maintenance':
      return error.message || 'ただいまメンテナンス中です。しばらく待ってから、もう一度お試しください。';
    case 'forbidden':
    case 'not-found':
    case 'conflict':
    case 'rejected':
      return error.message || '入力の内容を確認して、もう一度お試しください。';
    case 'server':
      return 'エラーが発生しました。時間をおいて、もう一度お試しください。';
  }
}
