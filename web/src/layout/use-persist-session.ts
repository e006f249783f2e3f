/**
 * Stores the signed-in user on the device, so that the next visit has the user before the gateway
 * has responded, or without a network.
 */
import { useEffect } from 'react';
import { savedViewer, saveEndedSession, saveSession } from '../apollo/session.ts';
import { useViewer } from '../apollo/viewer.ts';

/** Stores the gateway's current viewer as the session. */
export function usePersistSession() {
  const { viewer, loading, error } = useViewer();
  useEffect(() => {
    if (loading || error) return;
    const before = savedViewer();
    if (before && !viewer) saveEndedSession(before.id);
    saveSession(viewer);
  }, [viewer, loading, error]);
}
