import type { LoginView } from '@shop/feature-account/login-history/login-histories-query';
import { formatDateTime } from '@shop/format/format-date';
import { useWords } from '@shop/theming/use-words';
import list from '../../parts/history-list.module.css';
import { loginHistoryWords } from './login-history-words';

/** One sign-in: when, with what, and from where. */
export function LoginEntry({ login: { at, device, method, ipAddress } }: { readonly login: LoginView }) {
  const words = useWords(loginHistoryWords);
  return (
    <>
      <p className={list.title}>
        <time dateTime={at}>{formatDateTime(at)}</time>
      </p>
      <p className={list.meta}>
        <span>
          {words.device(device.system ?? words.unknownSystem, device.browser ?? words.unknownBrowser)}
        </span>
        {method !== null && <span>{words.method(words[method])}</span>}
        {ipAddress !== '' && <span>{words.address(ipAddress)}</span>}
      </p>
    </>
  );
}
