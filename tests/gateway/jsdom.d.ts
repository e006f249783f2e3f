// As much of jsdom as rich-text.test.ts looks at: the whole DOM library would make `document` known to the gateway's sources too.
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
