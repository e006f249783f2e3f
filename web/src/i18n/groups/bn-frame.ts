/** Texts of every page, in one file to save requests. */
import { shell } from '../bn/shell.ts';
import { ui } from '../bn/ui.ts';

export const frame = { shell, ui };
