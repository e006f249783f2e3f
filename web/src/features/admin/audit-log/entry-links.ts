/**
 * The link of an entry of the audit log: to the object that was changed, as admins edit or watch
 * it.
 */
import { paths } from '../../../paths.ts';
import { adminPaths } from '../admin-paths.ts';
import type { AuditEntryRow_EntryFragment } from './generated/audit-log.ts';

type AuditEntry = Pick<AuditEntryRow_EntryFragment, 'kind' | 'action' | 'objectId'>;

const LOG = adminPaths.auditLog();

/** Actions on an exam as a whole that have a list of their own. */
const CORRECTIONS: ReadonlySet<string> = new Set(['CORRECT_KEY']);
const LIVE: ReadonlySet<string> = new Set([
  'EXTRA_TIME',
  'CLOSE_ATTEMPTS',
  'REOPEN_ATTEMPTS',
  'SEND_MESSAGE',
  'EXCLUDE_ATTEMPTS',
  'READMIT_ATTEMPTS',
  'GIVE_WINDOW',
  'WITHDRAW_WINDOW',
]);

/** Null for an object without a page, or that is deleted. */
export function entryLink({ kind, action, objectId }: AuditEntry): string | null {
  if (objectId === null || action === 'DELETE') return null;
  switch (kind) {
    case 'COURSE':
      return paths.courseContent(objectId);
    case 'ADMISSION_COURSE':
      return paths.admissionContent(objectId);
    case 'LESSON':
      return adminPaths.editLesson(objectId, LOG);
    case 'NOTE':
      return adminPaths.editNote(objectId, LOG);
    case 'EXAM':
      return examLink('single', action, objectId);
    case 'PAPER':
      return examLink('multi-subject', action, objectId);
    case 'CAMPAIGN':
      return adminPaths.editCampaign(objectId);
    case 'EXAM_CAMPAIGN':
      return adminPaths.editExamCampaign(objectId);
    case 'QUESTION_BANK':
      return adminPaths.bankQuestion(objectId);
    case 'ASSIGNMENT':
    case 'ASSIGNMENT_SUBMISSION':
      return adminPaths.assignmentSubmissions(objectId);
    default:
      return null;
  }
}

function examLink(kind: 'single' | 'multi-subject', action: string, id: string): string {
  if (CORRECTIONS.has(action)) return paths.examKeys(kind, id);
  if (LIVE.has(action)) return adminPaths.live(kind, id);
  return kind === 'single' ? paths.editExam(id, LOG) : paths.editPaper(id, LOG);
}
