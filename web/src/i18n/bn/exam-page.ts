/** Texts of the exam page, in one file: it is smaller than three, and saves requests. */
import { paper } from './paper.ts';
import { room } from './room.ts';
import { start } from './start.ts';

export const examPage = { paper, room, start };
