// The part of jsdom's types that rich-text.test.ts uses: the whole DOM library would declare
// `document` in the gateway's sources too.
declare module 'jsdom' {
  export type DomElement = {
    tagName: string;
    attributes: Iterable<{ name: string; value: string }>;
    textContent: string | null;
    innerHTML: string;
    rel?: string;
    target?: string;
    closest(selector: string): DomElement | null;
    querySelector(selector: string): DomElement | null;
    querySelectorAll(selector: string): Iterable<DomElement> & { length: number };
  };
  export class JSDOM {
    constructor(html: string);
    window: { document: { createElement(tag: string): DomElement } };
  }
}
