import { HtmlText } from '@shop/ui-kit/html-text';
import type { KindProps } from './block-props';
import { useBlockTitle } from './use-block-title';

/** A text of the shop's editors for this page alone, which brings its own headings. */
export function HtmlBlock({ block }: KindProps<'html'>) {
  const title = useBlockTitle(block);
  if (block.body.trim() === '') return null;
  return (
    <section aria-label={title}>
      <HtmlText html={block.body} />
    </section>
  );
}
