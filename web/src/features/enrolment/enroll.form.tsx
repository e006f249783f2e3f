/**
 * The one button of a course page: Enroll Now, or View Course once enrolled (specification, section
 * 5). The alerts come in the order of the rules: logged in, not enrolled yet, free.
 */

import { useApolloClient } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { errorCode, serverMessage } from '../../apollo/errors.ts';
import { ViewerDocument } from '../../apollo/generated/viewer.ts';
import { useViewer } from '../../apollo/viewer.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { isFree } from '../../ui/content/price.tsx';
import { useAlert } from '../../ui/dialogs/alert-dialog.tsx';
import { toastSuccess } from '../../ui/dialogs/toast.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { useEnrollMutation } from './generated/enroll.form.ts';
import { HowToPay } from './how-to-pay.tsx';
import { consumePendingEnrolment, savePendingEnrolment } from './pending-enrolment.ts';

export interface EnrollableCourse {
  readonly id: string;
  readonly kind: 'admission' | 'academic';
  readonly fee: number;
  readonly discount: number;
  /** Null if unknown; the server then decides. */
  readonly isEnrolled: boolean | null;
  /** True if the course has no content yet; enrolment is not possible. */
  readonly isComingSoon: boolean;
}

interface EnrollFormProps {
  readonly course: EnrollableCourse;
  /** The link of View Course: the units of the course. */
  readonly viewTo: string;
}

export function EnrollForm({ course, viewTo }: EnrollFormProps) {
  const { t } = useI18n();
  const enroll = useEnroll(course, viewTo);
  const link = useRef<HTMLAnchorElement>(null);
  useWantedBeforeLogin(course, enroll.start);

  // The focused button was replaced, so the focus moves to the new one.
  useLayoutEffect(() => {
    if (course.isEnrolled && enroll.isDone) link.current?.focus();
  }, [course.isEnrolled, enroll.isDone]);

  if (course.isEnrolled) {
    return (
      <ButtonLink ref={link} variant="solid" size="lg" w="full" to={viewTo}>
        {t('courses.viewCourse')}
      </ButtonLink>
    );
  }
  if (course.isComingSoon) return <Text color="fg.muted">{t('courses.comingSoon')}</Text>;
  return (
    <>
      <Button
        ref={enroll.button}
        variant="accent"
        size="lg"
        w="full"
        loading={enroll.isBusy}
        loadingText={t('courses.enrolling')}
        onClick={() => void enroll.start()}
      >
        {t('courses.enrollNow')}
      </Button>
      {!isFree(course) && <HowToPay />}
    </>
  );
}

/** After the login, continues the enrolment that was started before. */
function useWantedBeforeLogin({ id, isEnrolled }: EnrollableCourse, start: () => Promise<void>) {
  const { isLoggedIn, loading } = useViewer();
  useEffect(() => {
    if (isLoggedIn && !loading && consumePendingEnrolment(id) && !isEnrolled) void start();
  });
}

function useEnroll(course: EnrollableCourse, viewTo: string) {
  const { t } = useI18n();
  const alert = useAlert();
  const client = useApolloClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isStarted = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [isEnrolledNow, setDone] = useState(false);
  const [send] = useEnrollMutation();

  /** Ends the loading state before an alert. */
  const showMessage = (text: string) => {
    setBusy(false);
    return alert(text);
  };

  const askForLogin = async () => {
    await showMessage(t('courses.loginFirst'));
    savePendingEnrolment(course.id);
    navigate(paths.login(pathname));
  };

  /** Pages of the course that were cached while it was locked have no texts and videos. */
  const evictLocked = () => {
    for (const fieldName of ['lesson', 'content', 'chapter'])
      client.cache.evict({ id: 'ROOT_QUERY', fieldName });
  };

  const showEnrolled = () => {
    evictLocked();
    client.cache.modify<{ isEnrolled: boolean }>({
      id: `${course.kind === 'admission' ? 'AdmissionCourse' : 'Course'}:${course.id}`,
      fields: { isEnrolled: () => true },
    });
  };

  const openEnrolled = async () => {
    showEnrolled();
    await showMessage(t('courses.alreadyEnrolled'));
    navigate(viewTo);
  };

  const enroll = async () => {
    // Usually cached or in flight. If it fails, the mutation reports the problem.
    const viewer = await client.query({ query: ViewerDocument }).catch(() => null);
    if (viewer?.data?.viewer === null) return askForLogin();
    if (!isFree(course)) return showMessage(t('courses.notFree'));
    try {
      const category = course.kind === 'admission' ? 'ADMISSION_PREP' : 'ACADEMIC';
      const { data, error } = await send({
        variables: { input: { courseId: course.id, category } },
        // Fields of the response that failed to load do not undo the enrolment.
        errorPolicy: 'all',
        update: (cache, result) => {
          const { id, enrollments } = result.data?.enroll.student ?? {};
          if (id && !enrollments) cache.evict({ id: `Student:${id}`, fieldName: 'enrollments' });
        },
      });
      if (!data && error) throw error;
      // The list of available exams now includes those of this course.
      client.cache.evict({ id: `Viewer:${viewer?.data?.viewer?.id}`, fieldName: 'takeableExams' });
      // The course in the response is null if it could not be read again.
      showEnrolled();
      setDone(true);
      toastSuccess(data?.enroll.message || t('courses.enrolledNow'));
    } catch (error) {
      const code = errorCode(error);
      if (code === 'UNAUTHENTICATED') return askForLogin();
      if (code === 'CONFLICT') return openEnrolled();
      await showMessage(serverMessage(error) ?? t('courses.enrollFailed'));
    }
  };

  const start = async () => {
    if (isStarted.current) return;
    isStarted.current = true;
    setBusy(true);
    await enroll();
    isStarted.current = false;
    setBusy(false);
    // A disabled button loses the focus, so an alert could not restore it.
    if (document.activeElement === document.body) button.current?.focus();
  };

  return { start, button, isBusy, isDone: isEnrolledNow };
}
