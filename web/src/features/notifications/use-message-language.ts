/** Sets the language of SMS and e-mails to that of the interface. */
import { useEffect, useRef } from 'react';
import type { Language } from '../../i18n/format.ts';
import { useRefreshViewerMutation } from './generated/use-message-language.ts';

/**
 * Sends a write when the user switches the language. If it fails, for example offline, the next
 * write carries the language.
 */
export function useMessageLanguage(lang: Language): void {
  const [refresh] = useRefreshViewerMutation({ errorPolicy: 'ignore' });
  const sentLanguage = useRef(lang);
  useEffect(() => {
    if (sentLanguage.current === lang) return;
    sentLanguage.current = lang;
    refresh().catch(() => undefined);
  }, [lang, refresh]);
}
