import { closeTag } from '@shop/feature-catalogue/protected-tags/close-tag';
import { type OpenTag, useOpenTags } from '@shop/feature-catalogue/protected-tags/use-open-tags';
import { formatDateTime } from '@shop/format/format-date';
import { useShopServices } from '@shop/query/shop-services-provider';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { LinkButton } from '@shop/ui-kit/link-button';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Panel } from '@shop/ui-kit/panel';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { Unbroken } from '@shop/ui-kit/unbroken';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './open-tags.module.css';
import type { protectedTagsWords } from './protected-tags-words';
import { schoolCheckWords } from './school-search-words';

interface OpenTagsProps {
  readonly words: (typeof protectedTagsWords)['words'];
  /** Each tag is what a school prescribes. */
  readonly isOfSchools: boolean;
  /** Gets the focus of the button that goes away with its tag. */
  readonly onClosed: () => void;
}

/** What is open in this tab, and until when: each can be looked at, and closed again. */
export function OpenTags({ words, isOfSchools, onClosed }: OpenTagsProps) {
  const checkWords = useWords(schoolCheckWords);
  const services = useShopServices();
  const open = useOpenTags();
  const [closed, setClosed] = useState('');
  const close = ({ key, name }: OpenTag) => {
    setClosed(words.closed(name));
    onClosed();
    void closeTag(services, key);
  };
  return (
    <>
      <LiveMessage>{closed}</LiveMessage>
      {open.length > 0 && (
        <Panel title={words.open}>
          <ul className={styles.tags}>
            {open.map((tag) => (
              <li key={tag.key} className={styles.tag}>
                <div>
                  <p className={styles.name}>{tag.name}</p>
                  <p className={styles.until}>
                    <Unbroken>{words.openUntil(formatDateTime(tag.openUntil))}</Unbroken>
                  </p>
                </div>
                <div className={styles.actions}>
                  <LinkButton to={paths.productList({ tag: [tag.key] })}>
                    <span aria-hidden="true">{words.show}</span>
                    <VisuallyHidden>{words.showNamed(tag.name)}</VisuallyHidden>
                  </LinkButton>
                  <Button variant="secondary" onClick={() => close(tag)}>
                    <span aria-hidden="true">{words.close}</span>
                    <VisuallyHidden>{words.closeNamed(tag.name)}</VisuallyHidden>
                  </Button>
                </div>
              </li>
            ))}
          </ul>
          {isOfSchools && (
            <p className={styles.items}>
              <Link to={paths.schoolItems()}>{checkWords.items}</Link>
            </p>
          )}
          <p className={styles.note}>{words.openNote}</p>
        </Panel>
      )}
    </>
  );
}
