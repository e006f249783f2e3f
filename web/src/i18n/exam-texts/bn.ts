/** The texts of an exam, which are loaded together: in one file to save requests. */
import { paper } from '../bn/exam-room/paper.ts';
import { room } from '../bn/exam-room/room.ts';
import { start } from '../bn/exam-room/start.ts';

export const examTexts = { paper, room, start };
