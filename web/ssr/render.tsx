/**
 * Renders a public page as a visitor sees it, in every language, with the data it was rendered
 * from. The browser shows it, and hydrates it when the scripts are loaded (main.tsx). Runs in a
 * thread of the gateway (worker.ts), one page after the other, because all renders share the app's
 * client.
 */
import { prerenderStatic } from '@apollo/client/react/ssr';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { client } from '../src/apollo/client.ts';
import { CachedContactDocument, CachedViewerDocument } from '../src/apollo/generated/viewer.ts';
import { AppProviders } from '../src/app-providers.tsx';
import type { Language } from '../src/i18n/format.ts';
import { loadLanguage } from '../src/i18n/texts.ts';
import { routes } from '../src/routes/routes.tsx';

export interface PrerenderedPage {
  readonly html: Readonly<Record<Language, string>>;
  /** Style sheets, taken out of the page. */
  readonly styles: string;
  readonly data: unknown;
}

const handler = createStaticHandler(routes);

/**
 * A page is rendered repeatedly until its data is loaded: each time it emits all of its styles
 * again.
 */
const Styles = ({ children }: { readonly children: ReactNode }) => (
  <CacheProvider value={createCache({ key: 'css' })}>{children}</CacheProvider>
);

/** Null if the result must not be cached: an unknown page, or one that shows an error. */
export async function prerender(url: string): Promise<PrerenderedPage | null> {
  await Promise.all([loadLanguage('en'), loadLanguage('bn')]);
  await client.clearStore();
  await client.query({ query: CachedContactDocument });
  client.writeQuery({ query: CachedViewerDocument, data: { viewer: null } });
  const context = await handler.query(new Request(new URL(url, 'http://prerendering.invalid')));
  if (
    context instanceof Response ||
    context.statusCode !== 200 ||
    context.matches.some(({ route }) => route.path === '*')
  )
    return null;

  const router = createStaticRouter(handler.dataRoutes, context);
  const renderIn = async (lang: Language) => {
    const { result } = await prerenderStatic({
      renderFunction: renderToString,
      tree: (
        <Styles>
          <AppProviders language={lang}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </AppProviders>
        </Styles>
      ),
    });
    return result;
  };
  const html = { en: await renderIn('en'), bn: await renderIn('bn') };
  if (html.en.includes('role="alert"')) return null;
  const sheets = new Set<string>();
  const withoutStyles = (text: string) =>
    text.replace(/<style data-emotion=[^>]*>[\s\S]*?<\/style>/g, (sheet) => {
      // A layer without rules has no braces: in a browser each rule is put in by itself, in a text
      // it would break the next one.
      sheets.add(sheet.replace(/@layer (\w+)(?=@)/g, '@layer $1;'));
      return '';
    });
  return {
    html: { en: withoutStyles(html.en), bn: withoutStyles(html.bn) },
    styles: [...sheets].join(''),
    data: client.extract(),
  };
}
