/**
 * Wraps the routes of an exam: the login guard, and the login form that the exam room shows over
 * the paper when the session ends.
 */
import { type ComponentType, lazy, useEffect } from 'react';
import { deferNewVersion } from '../../features/exam-room/attempt/defer-new-version.ts';
import { ExamLogin, type ExamLoginProps } from '../../features/exam-room/attempt/exam-login.ts';
import { loadTexts } from '../../i18n/texts.ts';
import { ErrorBoundary } from '../../ui/page/error-boundary.tsx';
import { RequireLogin } from '../guards.tsx';
import { Reload } from '../reload.tsx';

/**
 * If the chunk cannot be loaded, the dialog shows a message with a reload button and the paper
 * stays open.
 */
const LoginForm = lazy<ComponentType<ExamLoginProps>>(() =>
  Promise.all([import('./login-over-exam.tsx'), loadTexts(['auth'])]).then(
    ([{ LoginOverExam: Form }]) => ({ default: Form }),
    () => ({ default: Reload }),
  ),
);

function LoginOverExam(props: ExamLoginProps) {
  return (
    <ErrorBoundary fallback={<Reload />}>
      <LoginForm {...props} />
    </ErrorBoundary>
  );
}

export function Component() {
  useEffect(deferNewVersion, []);
  return (
    <ExamLogin value={LoginOverExam}>
      <RequireLogin />
    </ExamLogin>
  );
}
