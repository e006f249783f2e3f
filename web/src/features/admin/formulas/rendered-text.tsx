/** A text with its formulas. Loaded on demand, because it includes KaTeX. */
import { RichHtml } from '../../../ui/content/rich-html.tsx';
import { textHtml } from './rendered.ts';

export default function RenderedText({ source }: { readonly source: string }) {
  return <RichHtml as="span" html={textHtml(source)} />;
}
