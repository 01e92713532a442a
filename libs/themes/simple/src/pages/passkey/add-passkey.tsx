import { isPasskeySupported } from '@shop/feature-account/passkeys/passkey-support';
import { useIsHydrating } from '@shop/site/loading/use-is-hydrating';
import { useWords } from '@shop/theming/use-words';
import { Notice } from '@shop/ui-kit/notice';
import { Panel } from '@shop/ui-kit/panel';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { AddPasskeyForm, type AddPasskeyFormProps } from './add-passkey-form';
import { passkeyWords } from './passkey-words';

/** The form that adds this device's passkey, or why there is none: only the browser knows whether it can. */
export function AddPasskey(props: AddPasskeyFormProps) {
  const words = useWords(passkeyWords);
  if (useIsHydrating()) return <SkeletonPage sizes={['block']} />;
  if (!isPasskeySupported()) return <Notice kind="info">{words.unsupported}</Notice>;
  return (
    <Panel title={words.addHeading}>
      <AddPasskeyForm {...props} />
    </Panel>
  );
}
