/** The playback speed on this device, set here or in the player and stored for later videos. */
import { type RefObject, useRef, useState } from 'react';
import { getLocalItem, setLocalItem } from '../offline/local-items.ts';
import type { PlayerControls } from './player-controls.ts';

export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

const ITEM_NAME = 'speed';

export function useVideoSpeed(remote: RefObject<PlayerControls | null>) {
  const [speed, setSpeed] = useState<number>(
    () => speeds.find((choice) => String(choice) === getLocalItem(ITEM_NAME)) ?? 1,
  );
  /** The requested speed, until the player confirms it: it may still report the previous one. */
  const requestedSpeed = useRef<number | null>(null);

  const request = (newSpeed: number) => {
    requestedSpeed.current = newSpeed;
    remote.current?.setSpeed(newSpeed);
  };
  const storeSpeed = (newSpeed: number) => {
    setSpeed(newSpeed);
    setLocalItem(ITEM_NAME, String(newSpeed));
  };

  return {
    speed,
    choose(newSpeed: number) {
      storeSpeed(newSpeed);
      request(newSpeed);
    },
    /** Called when the player is ready: sets the stored speed. */
    apply: () => request(speed),
    /** Called with the speed that the player reports. */
    reported(rate: number) {
      if (requestedSpeed.current === rate) requestedSpeed.current = null;
      else if (
        requestedSpeed.current === null &&
        rate !== speed &&
        speeds.some((option) => option === rate)
      )
        storeSpeed(rate);
    },
  };
}
