import { SaxesParser } from 'saxes';

/** An element of an XML document. */
export interface XmlElement {
  /** With its prefix. */
  readonly name: string;
  /** The URI of its namespace; empty: none. */
  readonly namespace: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Its own text, without that of its children. */
  readonly text: string;
}

interface OpenElement extends XmlElement {
  readonly children: XmlElement[];
  text: string;
}

/** Parses an XML 1.0 document with namespaces and returns its root; throws where it is not well-formed. */
export function parseXml(xml: string): XmlElement {
  const open: OpenElement[] = [];
  let root: XmlElement | null = null;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, uri, attributes }) => {
    const values = Object.values(attributes).map((one) => [one.name, one.value] as const);
    const element = { name, namespace: uri, attributes: Object.fromEntries(values), children: [], text: '' };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  if (root === null) throw new Error('The document has no root element.');
  return root;
}

/** The texts of an element's children of that name. */
export const childTexts = ({ children }: XmlElement, name: string): readonly string[] =>
  children.filter((child) => child.name === name).map(({ text }) => text);
