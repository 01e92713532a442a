import {
  Children,
  type LinkHTMLAttributes,
  type ReactElement,
  type ReactNode,
  cloneElement,
  isValidElement,
} from 'react';
import { Scripts, type ScriptsProps } from 'react-router';

const isLink = (node: ReactNode): node is ReactElement<LinkHTMLAttributes<HTMLLinkElement>> =>
  isValidElement(node) && node.type === 'link';
const isFrame = (node: ReactNode): node is ReactElement<{ readonly children: ReactNode }> =>
  isValidElement(node);

/**
 * The framework's scripts, fetched after what the page shows. The framework gives its hints no priority of their own, so
 * the browser would fetch a hundred kilobytes of code beside the page's picture.
 */
export function LowPriorityScripts(props: ScriptsProps) {
  // Its own elements are needed, not one that stands for them.
  const scripts = Scripts(props);
  if (!isFrame(scripts)) return scripts;
  return Children.map(scripts.props.children, (node: ReactNode) =>
    isLink(node) ? cloneElement(node, { fetchPriority: 'low' }) : node,
  );
}
