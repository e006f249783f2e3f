/** Around the routes of an exam: the guard, and the login that the exam room shows over the paper when the session ends. */
import { lazy } from 'react';
import { ExamLogin } from '../exam-room/exam-login.ts';
import { loadTexts } from '../i18n/texts.ts';
import { RequireLogin } from './guards.tsx';

const LoginOverExam = lazy(async () => {
  const [{ LoginOverExam: Form }] = await Promise.all([import('./login-over-exam.tsx'), loadTexts(['auth'])]);
  return { default: Form };
});

export function Component() {
  return (
    <ExamLogin value={LoginOverExam}>
      <RequireLogin />
    </ExamLogin>
  );
}
