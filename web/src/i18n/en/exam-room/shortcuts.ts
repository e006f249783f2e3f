/** The list of keyboard shortcuts in an exam. */
export const shortcuts = {
  switch: 'Use keyboard shortcuts',
  choose: 'Choose an option of this question',
  next: 'Next question',
  previous: 'Previous question',
  unsure: 'Mark as unsure',
  crossOut: 'Cross out the option with the focus',
  time: 'Read the time left',
  help: 'Show this list',
} as const;
