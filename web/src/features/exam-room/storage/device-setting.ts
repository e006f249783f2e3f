/**
 * A setting for exams on this device, such as the text size: one of a few values, kept for later
 * exams.
 */
import { useState } from 'react';

export function useDeviceSetting<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  usual: Choice,
): [Choice, (choice: Choice) => void] {
  'use memo';
  const key = `alokpath.exam.${name}`;
  const [choice, setChoice] = useState(
    () => choices.find((choice) => choice === readStored(key)) ?? usual,
  );
  const choose = (next: Choice) => {
    setChoice(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // Without storage the setting is lost on reload.
    }
  };
  return [choice, choose];
}

/**
 * True once on each device, to show a hint at the first use. Always false without storage, because
 * the hint would be repeated each time.
 */
export function isFirstUse(name: string): boolean {
  const key = `alokpath.exam.${name}`;
  try {
    if (localStorage.getItem(key)) return false;
    localStorage.setItem(key, 'used');
    return true;
  } catch {
    return false;
  }
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
