import { nameEmbroideryQuery } from '@shop/feature-account/name-embroidery/name-embroidery-query';
import { useApi } from '@shop/query/use-api';
import { isCheckedAtom, isLoginAtom } from '@shop/session/session-atoms';
import { accountPaths } from '@shop/site/paths/account-paths';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { Link } from 'react-router-dom';
import styles from './school-cart-lines.module.css';
import { schoolCartWords } from './school-cart-words';

/** What is stitched onto a pupil's things, and the way to change it; for guests the way to register it. */
export function EmbroideryNote() {
  const words = useWords(schoolCartWords);
  const isChecked = useAtomValue(isCheckedAtom);
  const isLogin = useAtomValue(isLoginAtom);
  const { data } = useQuery({ ...nameEmbroideryQuery(useApi()), enabled: isLogin });
  const isKnown = isChecked && (!isLogin || data !== undefined);
  const text = data?.text ?? '';
  return (
    <div className={styles.embroidery}>
      <p className={styles.embroideryName}>{words.embroidery}</p>
      {isKnown && !isLogin && (
        <p>
          {words.embroideryForMembers} <Link to={paths.login()}>{words.login}</Link>
        </p>
      )}
      {isKnown && isLogin && (
        <p>
          {text === '' ? words.noEmbroidery : words.embroideryOf(text)}{' '}
          <Link to={accountPaths.nameEmbroidery()}>{text === '' ? words.register : words.change}</Link>
        </p>
      )}
    </div>
  );
}
