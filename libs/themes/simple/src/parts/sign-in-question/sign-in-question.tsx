import { accountPaths } from '@shop/site/paths/account-paths';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { Dialog } from '@shop/ui-kit/dialog';
import { LinkButton } from '@shop/ui-kit/link-button';
import { PrimaryLink } from '../primary-link';
import styles from './sign-in-question.module.css';
import { signInQuestionWords } from './sign-in-question-words';

/** What a guest has pressed. */
export type SaveKind = 'favourite' | 'like' | 'bookmark';

interface SignInQuestionProps {
  readonly kind: SaveKind;
  readonly productName: string;
  readonly onClose: () => void;
}

/** Explains to a guest why a sign-in is needed and what follows it; both links lead back to this page afterwards. */
export function SignInQuestion({ kind, productName, onClose }: SignInQuestionProps) {
  const words = useWords(signInQuestionWords);
  const titles = { favourite: words.favouriteTitle, like: words.likeTitle, bookmark: words.bookmarkTitle };
  return (
    <Dialog title={titles[kind]} closeLabel={words.close} onClose={onClose}>
      <p className={styles.lead}>
        {kind === 'favourite' ? words.favouriteLead(productName) : words.pressAgain}
      </p>
      <div className={styles.ways}>
        <PrimaryLink to={paths.login()} isWide>
          {words.login}
        </PrimaryLink>
        <LinkButton to={accountPaths.register()} variant="secondary" isWide>
          {words.register}
        </LinkButton>
      </div>
    </Dialog>
  );
}
