export const notices = {
  fromTeacher: 'Message from the teacher, {time}',
  extraTime: 'You have {minutes} {minutes|minute|minutes} more: {reason}',
  hide: 'Got it',
} as const;
