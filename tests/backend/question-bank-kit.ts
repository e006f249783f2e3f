// Shared by tests of the question bank: adding and listing questions as an admin.
import type { Visitor } from './kit.ts';

export const BASE = '/ext/bank-questions';
export const addQuestions = (admin: Visitor, ...questions: object[]) =>
  admin.post(BASE, { questions });
export const listQuestions = async (admin: Visitor, query: string) =>
  (await admin.get(`${BASE}?${query}`)).body as {
    _id: string;
    question: string;
    usageCount: number;
  }[];
export const textsOf = async (admin: Visitor, query: string) =>
  (await listQuestions(admin, query)).map(({ question }) => question);
