/** Texts of every page, in one file to save requests. */
import { shell } from './shell.ts';
import { ui } from './ui.ts';

export const frame = { shell, ui };
