import { useReviewForm } from '@shop/feature-catalogue/reviews/use-review-form';
import { useWords } from '@shop/theming/use-words';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Notice } from '@shop/ui-kit/notice';
import { RadioField } from '@shop/ui-kit/radio-field';
import { TextAreaField } from '@shop/ui-kit/text-area-field';
import { TextField } from '@shop/ui-kit/text-field';
import { LeaveQuestion } from '../parts/leave-question';
import { PrimaryButton } from '../parts/primary-button';
import styles from './product-forms.module.css';
import { reviewFormWords } from './review-form-words';
import { ReviewPhotoField } from './review-photo-field';
import { useFormInView } from './use-form-in-view';

interface ReviewFormProps {
  readonly productKey: string;
  readonly onWritten: () => void;
}

const RATINGS = [1, 2, 3, 4, 5] as const;
const BODY_ROWS = 6;

/** Stars, a title, the text and a nickname. */
export function ReviewForm({ productKey, onWritten }: ReviewFormProps) {
  const words = useWords(reviewFormWords);
  const form = useReviewForm(productKey, onWritten);
  const { field } = form;
  const ref = useFormInView<HTMLFormElement>();
  return (
    <form {...form.formProps} ref={ref} method="post" aria-label={words.form} className={styles.form}>
      <LeaveQuestion hasUnsaved={form.hasUnsaved} />
      <LiveMessage>{form.announcement}</LiveMessage>
      <h3 className={styles.heading}>{words.heading}</h3>
      <RadioField
        {...field('rating')}
        isStars
        options={RATINGS.map((rating) => ({ value: String(rating), label: words.stars(rating) }))}
      />
      <TextField {...field('title')} />
      <TextAreaField {...field('body')} rows={BODY_ROWS} />
      <TextField {...field('nickname')} autoComplete="nickname" hint={words.nicknameHint} />
      <ReviewPhotoField photos={form.photos} />
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <div>
        <PrimaryButton type="submit" isBusy={form.isSubmitting || form.photos.uploading !== null}>
          {words.submit}
        </PrimaryButton>
      </div>
    </form>
  );
}
