/** Texts above and below every list of courses. */
export const list = {
  search: 'Search courses',
  searchHint: 'For example BUET or ঢাকা',
  sort: 'Order',
  sortUsual: 'Usual order',
  sortMine: 'My courses first',
  sortName: 'By name',
  sortPrice: 'By price',
  show: 'Show only',
  clear: 'Clear search and filter',
  found: '{count} {count|course|courses}',
  pages: 'Pages of the list',
  page: 'Page {number}',
  pageOf: 'page {page} of {pages}',
  typeAcademic: 'Academic course',
  admissionHeading: 'Your seat is waiting. Prepare for it.',
  admissionMessage:
    'Every great journey begins with one solved question. Choose your university, take papers in the style of past years, learn from each mistake, and walk into the hall ready.',
  coursesOf: 'Courses for {label}',
} as const;
