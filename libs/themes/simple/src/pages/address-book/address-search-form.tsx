import { ADDRESS_WORD_MAX, type AddressSearch } from '@shop/feature-account/address-book/read-address-search';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { LinkButton } from '@shop/ui-kit/link-button';
import { TextField } from '@shop/ui-kit/text-field';
import { useId } from 'react';
import { Form } from 'react-router-dom';
import list from '../../parts/history-list.module.css';
import styles from './address-book-page.module.css';
import { addressBookWords } from './address-book-words';

/** Looks for addresses; a form that works without scripts, because the URL is all it changes. */
export function AddressSearchForm({ search: { word } }: { readonly search: AddressSearch }) {
  const words = useWords(addressBookWords);
  return (
    <Form role="search" aria-label={words.search} action={accountPaths.addressBook()} className={styles.file}>
      <TextField
        id={useId()}
        type="search"
        name="word"
        label={words.search}
        hint={words.searchHint}
        defaultValue={word}
        maxLength={ADDRESS_WORD_MAX}
        autoComplete="off"
        enterKeyHint="search"
      />
      <div className={list.actions}>
        <Button type="submit" variant="secondary">
          {words.submitSearch}
        </Button>
        {word !== '' && (
          <LinkButton to={accountPaths.addressBook()} variant="quiet">
            {words.clearSearch}
          </LinkButton>
        )}
      </div>
    </Form>
  );
}
