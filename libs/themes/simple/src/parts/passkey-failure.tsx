import type { PasskeyFailureKind } from '@shop/feature-account/passkeys/passkey-failure';
import { useWords } from '@shop/theming/use-words';
import { Notice } from '@shop/ui-kit/notice';
import { passkeyFailureWords } from './passkey-failure-words';

/** What the browser said of a passkey, with the next step. Who closes its dialog knows. */
export function PasskeyFailure({ kind }: { readonly kind: PasskeyFailureKind }) {
  const words = useWords(passkeyFailureWords);
  return kind === 'cancelled' ? null : <Notice kind="error">{words[kind]}</Notice>;
}
