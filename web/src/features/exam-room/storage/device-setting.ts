/** A setting for exams on this device, such as the text size: one of a few values, kept for later exams. */
import { useState } from 'react';

export function useDeviceSetting<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  usual: Choice,
): [Choice, (choice: Choice) => void] {
  'use memo';
  const key = `alokpath.exam.${name}`;
  const [choice, setChoice] = useState(() => choices.find((one) => one === readKept(key)) ?? usual);
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

function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
