/**
 * The browser's entry point: requests the viewer, loads the texts of the chosen language, renders
 * the app.
 */
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ViewerDocument } from './apollo/generated/viewer.ts';
import { savedViewer } from './apollo/session.ts';
import { start } from './apollo/start.ts';
import { App, pageIsReady } from './app.tsx';
import type { Language } from './i18n/format.ts';
import { savedLanguage } from './i18n/language.ts';
import { loadLanguage } from './i18n/texts.ts';
import { isPrerendered } from './prerendered.ts';
import { registerServiceWorker } from './register-service-worker.ts';

// A task of its own, after the one that has created the router.
await globalThis.scheduler?.yield?.();
start(ViewerDocument);

const saved = savedLanguage();
// If the texts cannot be loaded, the page is still rendered: the most important English ones are in
// this chunk.
const lang: Language = await loadLanguage(saved).then(
  () => saved,
  () => 'en',
);

const root = document.getElementById('root');

// Rendered in transitions, so that slow phones stay responsive meanwhile.
const appFor = (prerendered?: Element) => (
  <StrictMode>
    <App language={lang} prerendered={prerendered} />
  </StrictMode>
);

/**
 * Hydrates the prerendered page: its elements stay, with focus, scroll position and selection. If
 * the app fails to load, index.html retries and then shows a message.
 */
async function hydrate(page: Element): Promise<void> {
  try {
    await pageIsReady();
    if (lang !== saved) throw new Error('The texts of the language could not be loaded.');
  } catch {
    dispatchEvent(new Event('alokpath:load-failed'));
    return;
  }
  await dialogsAreClosed(page);
  // Prerendered pages are for visitors, but the browser may have cached one before a login.
  startTransition(() => {
    if (savedViewer()) createRoot(page).render(appFor(page));
    else hydrateRoot(page, appFor(page));
  });
}

/** Hydration would close the menu, which can be opened before React is loaded. */
async function dialogsAreClosed(page: Element): Promise<void> {
  const dialog = page.querySelector('dialog[open]');
  if (dialog)
    await new Promise((closed) => dialog.addEventListener('close', closed, { once: true }));
}

// Not awaited: the page's chunk imports this one, and the two would wait for each other.
if (root && isPrerendered()) void hydrate(root);
else if (root) startTransition(() => createRoot(root).render(appFor()));

if (import.meta.env.PROD && navigator.serviceWorker) void registerServiceWorker();
