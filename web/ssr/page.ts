/**
 * Puts a prerendered page into index.html: the page in English, the one in Bengali beside it, the
 * data, and the page's own scripts.
 */
import type { PrerenderedPage } from './render.tsx';

const ROOT = /<div id="root">[\s\S]*<\/div>(?=\s*<script>)/;

/**
 * Files that only this page needs: its scripts, and its texts by language. The inline script at the
 * end of index.html loads them, with the common ones, after the first paint.
 */
export interface PagePreloads {
  readonly files: readonly string[];
  readonly texts: Readonly<Record<'en' | 'bn', readonly string[]>>;
}

export function pageWith(
  { html, styles, data }: PrerenderedPage,
  index: string,
  { files, texts }: PagePreloads,
): string {
  const link = (file: string, lang = '') =>
    `<link data-preload="${lang}" crossorigin href="${file}" fetchpriority="low">`;
  const preloads = [
    ...files.map((file) => link(file)),
    ...texts.en.map((file) => link(file, 'en')),
    ...texts.bn.map((file) => link(file, 'bn')),
  ];
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html.en)?.[1]?.replace(/<[^>]*>/g, '');
  const view = [
    `<div id="root" class="prerendered">${withInertControls(html.en)}</div>`,
    `<template id="first-bn">${withInertControls(html.bn)}</template>`,
    // `<` is escaped so that the data cannot close the element.
    `<script type="application/json" id="first-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  ].join('');
  // Replacer functions, because `$&` is special in replacement strings.
  return index
    .replace(ROOT, () => view)
    .replace('</head>', () => `${preloads.join('')}${styles}</head>`)
    .replace(/<title>.*?<\/title>/, (title) =>
      heading ? `<title>${heading} · Alokpath</title>` : title,
    );
}

/**
 * Controls that do nothing without React; those with `data-menu` are handled by the last script of
 * index.html.
 */
const BLOCKED = /<(button|input|select|textarea|summary)(?=[\s/>])(?![^>]*\sdata-menu=)/g;

/**
 * Links and the menu work at once. All other controls are inert, for the keyboard and screen
 * readers too, until React hydrates them: clicks and input would be lost.
 */
function withInertControls(html: string): string {
  return html.replace(BLOCKED, '<$1 inert');
}
