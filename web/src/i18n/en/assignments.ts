export const assignments = {
  title: 'Assignments',
  lead: 'The work given to you, by the day it is due. All times are Dhaka time.',
  none: 'There are no assignments.',
  overdue: 'Overdue',
  soon: 'Due in the next 7 days',
  later: 'Later',
  dueBy: 'Due {date}',
  noDate: 'No date',
  dashboard: 'Dashboard',
} as const;
