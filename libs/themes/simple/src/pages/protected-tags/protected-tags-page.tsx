import { tagsQuery } from '@shop/feature-catalogue/protected-tags/tags-query';
import { useOpenTags } from '@shop/feature-catalogue/protected-tags/use-open-tags';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import type { PageProps } from '@shop/theming/page-props';
import { useTheme } from '@shop/theming/theme-provider';
import { useWords } from '@shop/theming/use-words';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Panel } from '@shop/ui-kit/panel';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { QueryFailure } from '../../parts/query-failure';
import { OpenTags } from './open-tags';
import styles from './protected-tags-page.module.css';
import { protectedTagsWords } from './protected-tags-words';
import { SchoolCheckForm } from './school-check-form';
import { schoolCheckWords, schoolSearchWords } from './school-search-words';
import { UnlockTagForm } from './unlock-tag-form';

/**
 * Opens password-protected tags in this tab, and says which are open. In a shop for schools each is what a school prescribes, and
 * the school's code opens it too. core §7, account §7
 */
export default function ProtectedTagsPage({ search }: PageProps) {
  const { hasSchoolCheck } = useTheme().rules;
  const plainWords = useWords(protectedTagsWords);
  const schoolWords = useWords(schoolSearchWords);
  const checkWords = useWords(schoolCheckWords);
  const words = hasSchoolCheck ? schoolWords : plainWords;
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const tags = useQuery(tagsQuery(useApi()));
  const open = useOpenTags();
  const protectedTags = (tags.data ?? []).filter(({ isProtected }) => isProtected);
  const isShown = protectedTags.length > 0 || hasSchoolCheck;
  const toOpen = protectedTags.filter(({ key }) => !open.some((one) => one.key === key));
  const wanted = search.get('tag') ?? '';
  const only = protectedTags.length === 1 ? toOpen[0]?.key : undefined;
  const chosen = toOpen.find(({ key }) => key === wanted)?.key ?? only ?? '';
  const showProducts = (tag: string) => void navigate(paths.productList({ tag: [tag] }));
  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {words.heading}
      </h1>
      {tags.isPending && <SkeletonPage sizes={['block', 'tall']} />}
      {tags.error !== null && tags.data === undefined && (
        <QueryFailure error={tags.error} onRetry={tags.refetch} />
      )}
      {tags.data !== undefined && !isShown && (
        <EmptyState message={words.none}>
          <LinkButton to={paths.productList()} variant="secondary">
            {words.allProducts}
          </LinkButton>
        </EmptyState>
      )}
      {tags.data !== undefined && isShown && (
        <>
          <p className={styles.lead}>{words.lead}</p>
          <OpenTags words={words} isOfSchools={hasSchoolCheck} onClosed={() => heading.current?.focus()} />
          <div className={styles.forms}>
            {toOpen.length > 0 && (
              <Panel title={words.choose}>
                <UnlockTagForm
                  // A form of its own for each choice that a link has made, and once a tag is opened or closed.
                  key={`${chosen} ${toOpen.map(({ key }) => key).join(' ')}`}
                  words={words}
                  isOfSchools={hasSchoolCheck}
                  tags={toOpen}
                  chosen={chosen}
                  onUnlocked={showProducts}
                />
              </Panel>
            )}
            {hasSchoolCheck && (
              <Panel title={checkWords.heading}>
                <SchoolCheckForm onUnlocked={() => void navigate(paths.schoolItems())} />
              </Panel>
            )}
          </div>
          <p className={styles.contact}>
            {words.contactNote} <Link to={paths.contact()}>{words.contact}</Link>
          </p>
        </>
      )}
    </div>
  );
}
