import { meQuery } from '@shop/feature-account/me-query';
import { askedOrderNo } from '@shop/feature-content/contact-form/asked-order-no';
import { inquiryCategoriesQuery } from '@shop/feature-content/contact-form/inquiry-categories-query';
import { useApi } from '@shop/query/use-api';
import { isCheckedAtom, isLoginAtom } from '@shop/session/session-atoms';
import { paths } from '@shop/site/paths/paths';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { Link } from 'react-router-dom';
import { NarrowPage } from '../../parts/narrow-page';
import { NeedsScript } from '../../parts/needs-script';
import { QueryFailure } from '../../parts/query-failure';
import { ContactForm } from './contact-form';
import { ContactSteps } from '../../parts/contact-steps';
import { contactWords } from './contact-words';

/** The first step of an inquiry: what it is about and who asks. core §2 */
export default function ContactPage({ search }: PageProps) {
  const words = useWords(contactWords);
  const api = useApi();
  const isLogin = useAtomValue(isLoginAtom);
  const isChecked = useAtomValue(isCheckedAtom);
  const categories = useQuery(inquiryCategoriesQuery(api));
  const me = useQuery({ ...meQuery(api), enabled: isLogin });
  const member = isLogin ? me.data : null;
  const error = categories.error ?? me.error;
  const isComplete = isChecked && categories.data !== undefined && member !== undefined;
  return (
    <>
      <Breadcrumb items={[{ label: words.home, to: paths.home() }, { label: words.heading }]} />
      <NarrowPage title={words.heading}>
        <ContactSteps current={0} />
        <p>
          {words.lead}
          <Link to={paths.faq()}>{words.faq}</Link>
        </p>
        <NeedsScript />
        {isComplete ? (
          <ContactForm
            key={member?.id ?? 'guest'}
            categories={categories.data}
            member={member}
            orderNo={askedOrderNo(search)}
          />
        ) : error === null ? (
          <SkeletonPage sizes={['block', 'tall']} />
        ) : (
          <QueryFailure
            error={error}
            onRetry={() => Promise.all([categories.refetch(), isLogin && me.refetch()])}
          />
        )}
      </NarrowPage>
    </>
  );
}
