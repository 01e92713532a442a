import { useApi } from '@shop/query/use-api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AddressEntry } from '../address-view';
import { addressesQuery } from '../addresses-query';

/** Addresses that are shown at first, and further ones with each request for more. */
const STEP = 10;
/** The most that the call returns at once, and more than anybody reads through: then it is searched. */
const MOST = 100;
/** From the last key to the search. */
const PAUSE_MS = 300;

/**
 * The member's addresses to choose from, as many as one reads through, with a search by name and address where there are
 * more. What was chosen stays chosen while something else is looked for. `excluded` are never offered. account §2
 */
export function useAddressChoice(excluded: readonly number[] = []) {
  const api = useApi();
  const [word, setWord] = useState('');
  const [searched, setSearched] = useState('');
  const [shown, setShown] = useState(STEP);
  const [picked, setPicked] = useState<AddressEntry | null>(null);
  const written = word.trim();
  useEffect(() => {
    // Without a new word a request for more must not be undone.
    if (written === searched) return undefined;
    const timer = setTimeout(() => {
      setSearched(written);
      setShown(STEP);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [written, searched]);

  const size = (wanted: number) => Math.min(MOST, wanted + excluded.length);
  const book = useQuery(addressesQuery(api, { word: '', page: 1 }, size(STEP)));
  const found = useQuery(addressesQuery(api, { word: searched, page: 1 }, size(shown)));
  const isOffered = ({ id }: AddressEntry) => !excluded.includes(id);
  const offered = (found.data?.entries ?? []).filter(isOffered).slice(0, shown);
  const total = found.data?.pagination.total ?? 0;
  const bookTotal = book.data?.pagination.total ?? 0;
  const isMore = total > size(shown);
  return {
    isPending: found.isPending || book.isPending,
    error: found.error ?? book.error,
    refetch: () => Promise.all([book.refetch(), found.refetch()]),
    /** Whether addresses have been received; while another search runs, those of the one before are shown. */
    isThere: found.data !== undefined && book.data !== undefined,
    entries: offered,
    /** What is chosen where the shopper has chosen nothing: the default, which is first. */
    usual: book.data?.entries.find(isOffered),
    picked,
    pick: (id: number) => setPicked(offered.find((entry) => entry.id === id) ?? picked),
    isBookFull: bookTotal >= (book.data?.limit ?? 0),
    /** Whether there are more than one reads through, so that searching helps. */
    isSearchable: bookTotal > STEP,
    word,
    setWord,
    /** What has been found, said once the search for what is written is done; null without a search. */
    foundCount: searched === '' || searched !== written || found.isPlaceholderData ? null : total,
    canShowMore: isMore && size(shown) < MOST,
    /** Only a search shows the others. */
    mustSearch: isMore && size(shown) >= MOST,
    showMore: () => setShown((count) => count + 2 * STEP),
  };
}

/** The member's addresses while one of them is chosen. */
export type AddressChoiceState = ReturnType<typeof useAddressChoice>;
