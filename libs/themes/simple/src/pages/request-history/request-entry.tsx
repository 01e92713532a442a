import type { ProductRequestView } from '@shop/feature-catalogue/product-request/product-requests-query';
import { formatDate } from '@shop/format/format-day';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { DeleteWithQuestion } from '../../parts/delete-with-question';
import list from '../../parts/history-list.module.css';
import { requestHistoryWords } from './request-history-words';

interface RequestEntryProps {
  readonly request: ProductRequestView;
  readonly remove: () => Promise<unknown>;
  readonly onRemoved: () => void;
}

/** One request: what was asked for, what became of it, and the shop's reply. */
export function RequestEntry({ request, remove, onRemoved }: RequestEntryProps) {
  const words = useWords(requestHistoryWords);
  const { productName, makerName, body, status, reply, createdAt } = request;
  const which = <VisuallyHidden>{words.ofRequest(productName)}</VisuallyHidden>;
  return (
    <>
      <h2 className={list.title}>{productName}</h2>
      <p className={list.meta}>
        <span className={list.flag} data-kind={status === 'available' ? 'done' : undefined}>
          {words[status]}
        </span>
        <time dateTime={createdAt}>{words.sent(formatDate(createdAt))}</time>
        {makerName !== '' && <span>{words.maker(makerName)}</span>}
      </p>
      {body !== '' && <p className={list.text}>{body}</p>}
      {reply !== '' && (
        <div className={list.reply}>
          <p className={list.meta}>{words.reply}</p>
          <p className={list.text}>{reply}</p>
        </div>
      )}
      <div className={list.actions}>
        {status === 'available' && (
          <LinkButton to={paths.productList({ word: productName })} variant="quiet">
            {words.search}
            {which}
          </LinkButton>
        )}
        <DeleteWithQuestion
          question={words.removeQuestion}
          consequence={words.removeConsequence(productName)}
          done={words.removed}
          remove={remove}
          onDone={onRemoved}
        >
          {which}
        </DeleteWithQuestion>
      </div>
    </>
  );
}
