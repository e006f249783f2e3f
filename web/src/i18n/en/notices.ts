export const notices = {
  fromTeacher: 'Message from the teacher, {time}',
  extraTime: 'You have {minutes} {minutes|minute|minutes} more: {reason}',
  closed: 'The exam was closed: {reason}. Your answers are being handed in.',
  reopened: 'Your exam is open again: {reason}',
  hide: 'Got it',
} as const;
