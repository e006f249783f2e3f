// Examples of the calls of extensions.
import { accountsCalls } from './accounts.ts';
import { attemptsCalls } from './attempts.ts';
import { examMonitoringCalls } from './exam-monitoring.ts';
import { examVersionsCalls } from './exam-versions.ts';
import type { Examples } from './example.ts';
import { keyCorrectionsCalls } from './key-corrections.ts';
import { notesAndProgressCalls } from './notes-and-progress.ts';
import { notificationsCalls } from './notifications.ts';
import { ranksCalls } from './ranks.ts';
import { releaseRulesCalls } from './release-rules.ts';

export const extensionsCalls: Examples = {
  ...accountsCalls,
  ...attemptsCalls,
  ...examMonitoringCalls,
  ...examVersionsCalls,
  ...keyCorrectionsCalls,
  ...notesAndProgressCalls,
  ...notificationsCalls,
  ...ranksCalls,
  ...releaseRulesCalls,
};
