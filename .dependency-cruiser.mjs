// Who may import what (the README's map of the house): `npm run lint` fails on an import through a wall.
const walls = [
  ['gateway', ['web', 'backend']],
  ['web', ['gateway', 'backend']],
  ['backend', ['gateway', 'web']],
  ['exam-rules', ['gateway', 'web', 'backend', 'tests']],
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...walls.map(([from, to]) => ({
      name: `${from}-stands-alone`,
      comment: 'gateway, web and backend meet only in exam-rules, in schema.graphql and on the wire.',
      severity: 'error',
      from: { path: `^${from}/` },
      to: { path: `^(${to.join('|')})/` },
    })),
    {
      name: 'exam-rules-is-pure',
      comment: 'Scoring and clocks are pure functions: no I/O, no dependencies.',
      severity: 'error',
      from: { path: '^exam-rules/src/' },
      to: { pathNot: '^exam-rules/src/' },
    },
    {
      name: 'gateway-modules-are-apart',
      comment: 'A field that crosses domains is written by the giver and reaches the other domain through context.loaders.',
      severity: 'error',
      from: { path: '^gateway/src/modules/([^/]+)/' },
      to: { path: '^gateway/src/modules/', pathNot: '^gateway/src/modules/$1/' },
    },
    {
      name: 'gateway-flows-down',
      comment: 'main -> server -> schema, context -> modules -> upstream.',
      severity: 'error',
      from: { path: '^gateway/src/(upstream|attempts|limits)/' },
      to: { path: '^gateway/src/(modules|main|server|schema)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-features-are-apart',
      comment: 'Features meet only in the shell.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'web-flows-down',
      comment: 'app -> routes -> shell -> features -> ui.',
      severity: 'error',
      from: { path: '^web/src/(ui|i18n|apollo)/' },
      to: { path: '^web/src/(shell|features|routes|app|main)' },
    },
    {
      name: 'web-features-do-not-know-the-shell',
      comment: 'app -> routes -> shell -> features -> ui.',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/(shell|routes|app|main)' },
    },
    {
      name: 'backend-sql-only-in-queries',
      comment: 'routes -> queries -> tables: only queries speak SQL, only routes speak HTTP.',
      severity: 'error',
      from: { path: '^backend/src/modules/[^/]+/(queries|tables)[^/]*$' },
      to: { path: '^backend/src/(modules/[^/]+/routes|app|main)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-circles',
      comment: 'What imports each other is one thing, or wrongly cut.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: false,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/generated/|/dist/|node_modules)' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
