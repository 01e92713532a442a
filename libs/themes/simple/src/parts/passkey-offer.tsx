import { usePasskeyOffer } from '@shop/feature-account/passkeys/use-passkey-offer';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Panel } from '@shop/ui-kit/panel';
import actions from './form-actions.module.css';
import { passkeyOfferWords } from './passkey-offer-words';

/** Says once in each browser that the member could sign in by passkey. */
export default function PasskeyOffer() {
  const words = useWords(passkeyOfferWords);
  const { isOffered, answer } = usePasskeyOffer();
  if (!isOffered) return null;
  return (
    <Panel title={words.title}>
      <p>{words.lead}</p>
      <div className={actions.actions}>
        <LinkButton to={accountPaths.passkeys()} variant="secondary">
          {words.add}
        </LinkButton>
        <Button variant="quiet" onClick={answer}>
          {words.dismiss}
        </Button>
      </div>
    </Panel>
  );
}
