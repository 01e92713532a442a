import { inquiryCategoriesQuery } from '@shop/feature-content/contact-form/inquiry-categories-query';
import { type InquirySearch, isNarrowed } from '@shop/feature-content/inquiries/read-inquiry-search';
import { useApi } from '@shop/query/use-api';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { LinkButton } from '@shop/ui-kit/link-button';
import { SelectField } from '@shop/ui-kit/select-field';
import { TextField } from '@shop/ui-kit/text-field';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Form } from 'react-router-dom';
import list from '../../parts/history-list.module.css';
import styles from './inquiry-history-page.module.css';
import { inquiryHistoryWords } from './inquiry-history-words';

/** The longest word that the search takes. */
const WORD_MAX_LENGTH = 100;

/** Looks for inquiries; a form that works without scripts, because the URL is all it changes. */
export function InquirySearchForm({ search }: { readonly search: InquirySearch }) {
  const words = useWords(inquiryHistoryWords);
  const id = useId();
  const { data: categories = [] } = useQuery(inquiryCategoriesQuery(useApi()));
  return (
    <Form role="search" aria-label={words.search} action={accountPaths.inquiries()} className={styles.search}>
      <div className={styles.wide}>
        <TextField
          id={`${id}-word`}
          type="search"
          name="word"
          label={words.word}
          defaultValue={search.word ?? ''}
          maxLength={WORD_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
        />
      </div>
      <SelectField id={`${id}-status`} name="status" label={words.status} defaultValue={search.status ?? ''}>
        <option value="">{words.anyStatus}</option>
        <option value="waiting">{words.waiting}</option>
        <option value="answered">{words.answered}</option>
      </SelectField>
      <SelectField
        // The kinds may come later than the form.
        key={categories.length}
        id={`${id}-category`}
        name="category"
        label={words.category}
        defaultValue={search.category === undefined ? '' : String(search.category)}
      >
        <option value="">{words.anyCategory}</option>
        {categories.map((category) => (
          <option key={category.id} value={category.id}>
            {category.name}
          </option>
        ))}
      </SelectField>
      <div className={`${list.actions} ${styles.wide}`}>
        <Button type="submit" variant="secondary">
          {words.submit}
        </Button>
        {isNarrowed(search) && (
          <LinkButton to={accountPaths.inquiries()} variant="quiet">
            {words.clear}
          </LinkButton>
        )}
      </div>
    </Form>
  );
}
