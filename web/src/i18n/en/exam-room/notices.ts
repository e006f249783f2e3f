export const notices = {
  fromTeacher: 'Message from the teacher, {time}',
  extraTime: 'You have {minutes} {minutes|minute|minutes} more: {reason}',
  closed: 'The exam was closed: {reason}. Answers can no longer be changed.',
  reopened: 'Your exam is open again: {reason}',
  hide: 'Got it',
} as const;
