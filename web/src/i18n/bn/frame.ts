/** What every page uses, in one file to fetch. */
import { shell } from './shell.ts';
import { ui } from './ui.ts';

export const frame = { shell, ui };
