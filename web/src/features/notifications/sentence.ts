/** The sentence of a notification, and the page it leads to. */
import type { I18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import type { NotificationRow_NotificationFragment as Notification } from './generated/notification-row.ts';

export function sentenceOf(
  { kind, title, at, isAccepted, isChange, grantRole }: Notification,
  { t, dateTime }: I18n,
): string {
  const time = at === null ? '' : dateTime(at, { weekday: true });
  switch (kind) {
    case 'EXAM_SOON':
      return t('notifications.examSoon', { title, time });
    case 'MERIT_LIST':
      return t('notifications.meritList', { title });
    case 'ANSWERS_MARKED':
      return t(isChange ? 'notifications.marksChanged' : 'notifications.answersMarked', { title });
    case 'ASSIGNMENT_DUE':
      return t('notifications.assignmentDue', { title, time });
    case 'LATE_ANSWERS_DECIDED':
      return t(isAccepted ? 'notifications.lateAccepted' : 'notifications.lateRefused', { title });
    case 'ATTEMPT_REOPENED':
      return t('notifications.attemptReopened', { title, time });
    case 'EXCLUSION_DECIDED':
      return t(isAccepted ? 'notifications.readmitted' : 'notifications.excluded', { title });
    case 'PERSONAL_WINDOW':
      return t(isAccepted ? 'notifications.windowGiven' : 'notifications.windowWithdrawn', {
        title,
        time,
      });
    case 'GRANT_GIVEN':
      return t(grantRole === 'TEACHER' ? 'notifications.madeTeacher' : 'notifications.madeMarker', {
        title,
      });
  }
}

export function pathOf(
  { kind, examCampaignId, examId, assignmentId }: Notification,
  userId: string,
): string {
  if (kind === 'ASSIGNMENT_DUE')
    return assignmentId === null ? paths.assignments() : paths.assignment(assignmentId);
  if (kind === 'GRANT_GIVEN') return paths.teaching();
  // The page /exams lists running attempts of both kinds of exam.
  if (kind === 'ATTEMPT_REOPENED') return paths.exams();
  if (examCampaignId !== null) return paths.examCampaign(examCampaignId);
  if (examId === null) return paths.exams();
  return kind === 'EXAM_SOON' ? paths.exam(examId) : paths.examResult(userId, examId);
}
