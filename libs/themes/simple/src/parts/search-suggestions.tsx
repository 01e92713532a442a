import {
  suggestionsQuery,
  type SuggestionView,
} from '@shop/feature-catalogue/search-suggestions/suggestions-query';
import { useSearchHistory } from '@shop/feature-catalogue/search-suggestions/use-search-history';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useId, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Icon } from './icon';
import styles from './search-suggestions.module.css';
import { searchSuggestionsWords } from './search-suggestions-words';
import { useSuggestionKeys } from './use-suggestion-keys';

/** A pause in writing after which the shop is asked. */
const PAUSE_MS = 120;
/** Past searches beside other suggestions. */
const FEW_SEARCHES = 3;

/** The word after a pause in writing, so that not every key is a call. */
function useSettledWord(word: string): string {
  const [settled, setSettled] = useState(word);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(word), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [word]);
  return settled;
}

/** Suggestions below the search box while a word is written, and past searches before that. */
export default function SearchSuggestions({ input }: { readonly input: RefObject<HTMLInputElement | null> }) {
  const words = useWords(searchSuggestionsWords);
  const listId = useId();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const [isOpen, setIsOpen] = useState(false);
  const [removed, setRemoved] = useState('');
  const word = useSettledWord(typed.trim());
  const { searches, remove } = useSearchHistory();
  const found = useQuery(suggestionsQuery(useApi(), word)).data ?? [];
  const past = searches
    .filter((search) => search.word.startsWith(word))
    .slice(0, word === '' ? undefined : FEW_SEARCHES);
  const options: readonly SuggestionView[] = [
    ...past.map((search): SuggestionView => ({
      kind: 'history',
      text: search.word,
      to: paths.productList({ word: search.word }),
    })),
    ...(word === '' ? [] : found),
  ];
  const isShown = isOpen && options.length > 0;
  const optionId = (at: number) => `${listId}-${at}`;
  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  // Whoever has arrived somewhere else has chosen.
  useEffect(close, [key]);
  const choose = (option: SuggestionView) => {
    close();
    input.current?.blur();
    void navigate(option.to);
  };
  useSuggestionKeys({
    input,
    listId,
    activeId: isShown && active >= 0 ? optionId(active) : undefined,
    onWord: (next) => {
      setTyped(next);
      setActive(-1);
      setIsOpen(true);
    },
    onMove: (step) => {
      setIsOpen(true);
      const places = options.length + 1;
      setActive((at) => ((at + 1 + step + places) % places) - 1);
    },
    onChoose: () => {
      const option = isShown ? options[active] : undefined;
      if (option === undefined) return false;
      choose(option);
      return true;
    },
    onSent: close,
    onClose: close,
  });
  return (
    <>
      <LiveMessage>{removed || (isShown ? words.count(options.length) : '')}</LiveMessage>
      <div className={styles.panel} hidden={!isShown}>
        <div id={listId} role="listbox" aria-label={words.suggestions} className={styles.list}>
          {options.map((option, at) => (
            <Link
              key={`${option.kind} ${option.to}`}
              id={optionId(at)}
              role="option"
              aria-selected={at === active}
              tabIndex={-1}
              className={styles.option}
              to={option.to}
              // The box keeps the focus, so that the list does not close before the press ends.
              onMouseDown={(event) => event.preventDefault()}
              onClick={close}
            >
              <span className={styles.text}>{option.text}</span>
              <span className={styles.kind}>{words[option.kind]}</span>
            </Link>
          ))}
        </div>
        {past.length > 0 && (
          <ul className={styles.removals}>
            {past.map((search) => (
              <li key={search.word}>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={words.remove(search.word)}
                  onClick={() => {
                    input.current?.focus();
                    // The client has reported a failure; the search then stays in the list.
                    remove(search).then(
                      () => setRemoved(words.removed(search.word)),
                      () => undefined,
                    );
                  }}
                >
                  <Icon name="remove" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
