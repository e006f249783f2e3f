/** Texts of the exam page, in one file: it is smaller than three, and saves requests. */
import { paper } from '../bn/paper.ts';
import { room } from '../bn/room.ts';
import { start } from '../bn/start.ts';

export const examPage = { paper, room, start };
