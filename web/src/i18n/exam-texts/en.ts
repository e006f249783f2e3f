/** The texts of an exam, which are loaded together: in one file to save requests. */
import { paper } from '../en/exam-room/paper.ts';
import { room } from '../en/exam-room/room.ts';
import { start } from '../en/exam-room/start.ts';

export const examTexts = { paper, room, start };
