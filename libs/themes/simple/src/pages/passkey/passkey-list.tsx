import type { PasskeyView } from '@shop/feature-account/passkeys/passkeys-query';
import { useWords } from '@shop/theming/use-words';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useRef } from 'react';
import styles from '../../parts/entry-list.module.css';
import { AddPasskey } from './add-passkey';
import { PasskeyEntry } from './passkey-entry';
import { passkeyWords } from './passkey-words';

interface PasskeyListProps {
  readonly passkeys: readonly PasskeyView[];
  readonly limit: number;
  readonly isPasswordRequired: boolean;
}

/** The passkeys with what may be done with each, and the form for another one while there is room. */
export function PasskeyList({ passkeys, limit, isPasswordRequired }: PasskeyListProps) {
  const words = useWords(passkeyWords);
  const count = useRef<HTMLParagraphElement>(null);
  const { length } = passkeys;
  return (
    <>
      <section aria-label={words.list} className={styles.list}>
        <p ref={count} tabIndex={-1} className={styles.count}>
          {length === 0 ? words.empty : words.count(length, limit)}
        </p>
        {length > 0 && (
          <ul className={styles.entries}>
            {passkeys.map((passkey) => (
              <li key={passkey.id}>
                {/* The button that deleted it has gone with it. */}
                <PasskeyEntry passkey={passkey} onDeleted={() => count.current?.focus()} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {length >= limit ? (
        <p>{words.full}</p>
      ) : (
        <AddPasskey
          // A new form after each: nothing of the last one stays in it.
          key={length}
          isPasswordRequired={isPasswordRequired}
          onAdded={() => {
            void showToast('success', words.added);
            count.current?.focus();
          }}
        />
      )}
    </>
  );
}
