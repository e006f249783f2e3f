/** Texts of the exam page, in one file: it is smaller than three, and saves requests. */
import { paper } from '../en/paper.ts';
import { room } from '../en/room.ts';
import { start } from '../en/start.ts';

export const examPage = { paper, room, start };
