/**
 * Says why a chunk could not be loaded: a new version if the server answers, else no connection.
 */
import { useEffect, useState } from 'react';
import { serverAnswers } from '../apollo/missing-chunk.ts';
import { useI18n } from '../i18n/i18n.tsx';

export function MissingChunkLine() {
  const { t } = useI18n();
  /** Null until it is known. */
  const [isServerThere, setServerThere] = useState<boolean | null>(null);
  useEffect(() => {
    void serverAnswers().then(setServerThere);
  }, []);
  if (isServerThere === null) return null;
  return t(isServerThere ? 'shell.staleLine' : 'ui.notOnDevice');
}
