/**
 * The browser's entry point: requests the viewer, loads the texts of the chosen language, renders
 * the app.
 */
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { ViewerDocument } from './apollo/generated/viewer.ts';
import { start } from './apollo/start.ts';
import { App, pageIsReady } from './app.tsx';
import type { Language } from './i18n/format.ts';
import { savedLanguage } from './i18n/language.ts';
import { loadLanguage } from './i18n/texts.ts';
import { dialogsAreClosed, KeepPosition, PagePosition } from './keep-position.tsx';
import { isPrerendered } from './prerendered.ts';

start(ViewerDocument);

const saved = savedLanguage();
// If the texts cannot be loaded, the page is still rendered: the most important English ones are in
// this chunk.
const lang: Language = await loadLanguage(saved).then(
  () => saved,
  () => 'en',
);

const root = document.getElementById('root');

function draw(position?: PagePosition) {
  if (!root) return;
  const app = <App language={lang} />;
  // As a transition, so that slow phones stay responsive while rendering.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        {position ? <KeepPosition position={position}>{app}</KeepPosition> : app}
      </StrictMode>,
    ),
  );
}

/**
 * Shows the prerendered page until the app can replace it. If the app fails to load, index.html
 * retries and then shows a message.
 */
async function replacePrerendered(prerendered: Element): Promise<void> {
  const position = new PagePosition(prerendered);
  try {
    await pageIsReady();
    if (lang !== saved) throw new Error('The texts of the language could not be loaded.');
  } catch {
    dispatchEvent(new Event('alokpath:load-failed'));
    return;
  }
  await dialogsAreClosed(prerendered);
  draw(position);
}

// Not awaited: the page's chunk imports this one, and the two would wait for each other.
if (root && isPrerendered()) void replacePrerendered(root);
else draw();

// Not urgent: the resources of this visit are loaded first.
if (import.meta.env.PROD && navigator.serviceWorker) {
  setTimeout(
    () =>
      import('./layout/service-worker.ts')
        .then(({ startServiceWorker }) => startServiceWorker())
        .catch(() => undefined),
    4000,
  );
}
