/**
 * Explains why a chunk could not be loaded: a new release if the server responds, otherwise no
 * connection.
 */
import { useEffect, useState } from 'react';
import { isServerReachable } from '../apollo/missing-chunk.ts';
import { useI18n } from '../i18n/i18n.tsx';

export function MissingChunkLine() {
  const { t } = useI18n();
  /** Null until it is known. */
  const [isReachable, setReachable] = useState<boolean | null>(null);
  useEffect(() => {
    void isServerReachable().then(setReachable);
  }, []);
  if (isReachable === null) return null;
  return t(isReachable ? 'shell.staleLine' : 'ui.notOnDevice');
}
