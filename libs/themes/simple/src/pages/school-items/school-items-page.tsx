import { schoolRequirementsQuery } from '@shop/feature-catalogue/school-requirements/school-requirements-query';
import { useApi } from '@shop/query/use-api';
import { useWords } from '@shop/theming/use-words';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '../../parts/query-failure';
import { NoSchoolLists } from './no-school-lists';
import { SchoolList } from './school-list';
import styles from './school-items-page.module.css';
import { schoolItemsWords } from './school-items-words';

/** そろえるもの: what the schools ask of each pupil whose tags are open in this tab, beside what is in the cart. account §7 */
export default function SchoolItemsPage() {
  const words = useWords(schoolItemsWords);
  const { data, error, isPending, refetch } = useQuery(schoolRequirementsQuery(useApi()));
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{words.heading}</h1>
      <p className={styles.lead}>{words.lead}</p>
      {isPending && <SkeletonPage sizes={['block', 'tall']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data?.length === 0 && <NoSchoolLists />}
      {data?.map((school) => (
        <SchoolList key={school.schoolId} school={school} />
      ))}
    </div>
  );
}
