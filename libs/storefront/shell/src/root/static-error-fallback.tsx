import { paths } from '@shop/site/paths/paths';
import { Component, type ReactNode } from 'react';

interface StaticErrorFallbackProps {
  readonly children: ReactNode;
}

/** What is shown where the theme's own page of failures cannot be: the words of core §2, without anything to load. */
export class StaticErrorFallback extends Component<
  StaticErrorFallbackProps,
  { readonly hasFailed: boolean }
> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main id="main">
        <h1>Error</h1>
        <p>エラーが発生しました</p>
        <p>
          <a href={paths.home()}>トップページへ戻る</a>
        </p>
      </main>
    );
  }
}
