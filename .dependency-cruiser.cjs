/** Layers of the back office, lowest first: a folder may import from lower layers only. */
const FLOORS = [
  ['reference-data', 'src/calendar', 'src/wire'],
  ['src/store'],
  ['src/access'],
  ['src/mail', 'src/attachments'],
  ['src/auth'],
  ['src/http'],
  ['src/notices'],
  ['src/resources', 'src/content', 'src/accounts'],
  ['src/openapi', 'demo'],
  ['src/app'],
  ['office', 'directus', 'openapi', 'bench', 'test'],
];

const floors = FLOORS.map((rooms, floor) => ({
  name: `back-office-floor-${floor}`,
  severity: 'error',
  comment: `${rooms.join(', ')}: see FLOORS.`,
  from: { path: `^back-office/(${rooms.join('|')})/`, pathNot: '[.]test[.]ts$' },
  to: {
    path: `^back-office/(${FLOORS.slice(floor).flat().join('|')})/`,
    // The top layer, used from outside, may import from its own layer.
    pathNot: floor === FLOORS.length - 1 ? `^back-office/(${rooms.join('|')})/` : '^back-office/$1/',
  },
}));

/** Rooms of `shell/release`, lowest first: a folder imports from itself and from those before it. */
const RELEASE = ['locks', 'registry', 'sign', 'deploy', 'inspect', 'command'];

const releaseRooms = RELEASE.slice(0, -1).map((room, floor) => ({
  name: `release-${room}-stands-below`,
  severity: 'error',
  comment: `${RELEASE.join(' < ')}: see RELEASE.`,
  from: { path: `^shell/release/src/${room}/`, pathNot: '[.]test[.]ts$' },
  to: { path: `^shell/release/src/(${RELEASE.slice(floor + 1).join('|')})/` },
}));

/**
 * What is decided about a release looks at what was read (`deploy/portal.ts`), and at nothing else: no file, no process.
 */
const releaseDecisions = [
  {
    name: 'release-decisions-touch-no-disk',
    severity: 'error',
    from: { path: '^shell/release/src/deploy/decide/', pathNot: '[.]test[.]ts$' },
    to: { path: '^(node:)?(fs|fs/promises|os|path|child_process|process)$' },
  },
  {
    name: 'release-decisions-run-nothing',
    severity: 'error',
    from: { path: '^shell/release/src/deploy/decide/', pathNot: '[.]test[.]ts$' },
    to: {
      path: '^shell/release/src/(locks|deploy)/',
      pathNot: '^shell/release/src/deploy/(decide/|portal[.]ts)',
      dependencyTypesNot: ['type-only'],
    },
  },
];

/** What is known of a deployment's folder is read once, by `readPortal`. */
const releaseReads = [
  {
    name: 'release-folder-is-read-by-read-portal',
    severity: 'error',
    from: {
      path: '^shell/release/src/(deploy/(assemble|change|deploy|publish)-|inspect/(doctor|examine|history|status))',
      pathNot: '[.]test[.]ts$',
    },
    to: { path: '^(node:)?fs(/promises)?$' },
  },
  {
    name: 'release-registries-are-read-by-read-portal',
    severity: 'error',
    comment: 'The problems that pages tell are of a server that runs, and of its registry of that moment.',
    from: {
      path: '^shell/release/src/',
      pathNot: '([.]test[.]ts$|/deploy/read-portal[.]ts|/inspect/reported-problems[.]ts)',
    },
    to: {
      path: '^shell/release/src/registry/stored-registries',
      dependencyTypesNot: ['type-only'],
    },
  },
];

/** One door: only the folders or files of `inside` may import a library; all else uses their API. */
const DOORS = [
  { names: 'axios', inside: 'shared/kit/src/http/', use: 'the clients of @portal/kit' },
  {
    names: 'react-router(-dom)?',
    inside: 'shared/(kit|testing)/src/',
    use: 'the router facade of @portal/kit',
  },
  { names: '(react-)?final-form', inside: 'shared/forms/src/', use: '@portal/forms' },
  { names: 'lucide-react', inside: 'shared/ui/src/', use: '@portal/ui/icon' },
  {
    names: 'highcharts(-react-official)?',
    inside: 'mfe-agent/src/dashboard/charts/',
    use: 'the charts of the dashboard',
  },
  { names: 'valibot', inside: 'shared/api/src/wire/', use: 'the wire readers of @portal/api' },
  {
    names: 'react-dom/client',
    inside: '(shell/page/src/|shared/gallery/src/main[.]tsx)',
    use: 'the shell: it alone mounts',
  },
  {
    names: '@module-federation/runtime-core',
    inside: 'shell/page/src/federation/',
    use: 'the registry of the shell: it asks the runtime for remotes',
  },
  { names: 'dompurify', inside: 'shared/features/src/texts/', use: 'RichText of @portal/features/texts' },
];

const doors = DOORS.map(({ names, inside, use }) => ({
  name: `one-door-to-${names.replaceAll(/\W+/g, '-')}`,
  severity: 'error',
  comment: `Use ${use}.`,
  from: { path: '[.]tsx?$', pathNot: `^${inside}` },
  to: { path: `(^|/)node_modules/${names}([/.]|$)` },
}));

/**
 * Who may import whom. `$1` is what the `from` pattern captured.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'A cycle is two modules that are one.',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'remotes-do-not-know-each-other',
      severity: 'error',
      comment: 'Teams deploy alone: share through shared/features, or through the URL.',
      from: { path: '^(mfe-[^/]+)/' },
      to: { path: '^mfe-[^/]+/', pathNot: '^$1/' },
    },
    {
      name: 'shell-loads-remotes-at-run-time-only',
      severity: 'error',
      comment:
        'The shell knows a remote by its registry entry, never by its code; and a remote never knows the shell.',
      from: { path: '^(shell|mfe-[^/]+)/' },
      to: { path: '^(shell|mfe-[^/]+)/', pathNot: '^$1/' },
    },
    {
      name: 'packages-of-the-shell',
      severity: 'error',
      comment: 'The page and its server meet on the wire alone; release tries releases on the server.',
      from: { path: '^shell/(page|host)/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^shell/[^/]+/', pathNot: '^shell/$1/' },
    },
    {
      name: 'release-knows-the-host-alone',
      severity: 'error',
      from: { path: '^shell/release/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^shell/[^/]+/', pathNot: '^shell/(release|host)/' },
    },
    {
      name: 'the-server-is-the-top',
      severity: 'error',
      comment: 'The process: it puts host and release together, and only the one of the journeys imports it.',
      from: { path: '^shell/server/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^shell/[^/]+/', pathNot: '^shell/(server|host|release)/' },
    },
    {
      name: 'nobody-knows-the-server',
      severity: 'error',
      from: { pathNot: ['^shell/server/', '^e2e/server/'] },
      to: { path: '^shell/server/' },
    },
    {
      name: 'nobody-knows-the-page',
      severity: 'error',
      comment: 'The code of the page is for browsers, and its build alone puts it together.',
      from: { pathNot: ['^shell/page/', '^e2e/'] },
      to: { path: '^shell/page/src/' },
    },
    {
      name: 'the-registry-is-pure',
      severity: 'error',
      comment:
        'Read by a page, by its server and by who ships a release: it knows the domain and nothing else.',
      from: { path: '^shared/registry/src/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^shared/(registry|domain)/' },
    },
    {
      name: 'the-sdk-stands-alone',
      severity: 'error',
      comment:
        'It is installed in repositories outside: of this one it has what is published, or goes inside its tarball.',
      from: { path: '^shared/remote-sdk/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^(shared/(?!(remote-sdk|registry|kit|api)/)|back-office|shell|mfe-[^/]+)' },
    },
    {
      name: 'screens-know-no-tools',
      severity: 'error',
      comment: 'What reaches a browser imports nothing of the SDK; its tests may.',
      from: {
        path: '^(mfe-[^/]+|shared/(kit|domain|registry|api|ui|forms|features))/src/',
        pathNot: '([.]test[.]tsx?$|/testing/)',
      },
      to: { path: '^shared/(remote-sdk|build)/' },
    },
    {
      name: 'features-do-not-know-each-other',
      severity: 'error',
      comment: 'Features meet in the page that mounts them, through slots.',
      from: { path: '^shared/features/src/([^/]+)/' },
      to: {
        path: '^shared/features/src/',
        pathNot: [
          '^shared/features/src/$1/',
          // What features share.
          '^shared/features/src/(resource|routes|files|texts|people|records|editing|status|listing)/',
        ],
      },
    },
    {
      name: 'filters-are-the-ground-of-lists',
      severity: 'error',
      comment: 'filters < frame, views < list-view: no folder of lists imports from one above or beside it.',
      from: { path: '^shared/features/src/listing/filters/' },
      to: { path: '^shared/features/src/listing/(?!filters/)' },
    },
    {
      name: 'frame-and-views-stand-on-filters',
      severity: 'error',
      from: { path: '^shared/features/src/listing/(frame|views)/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^shared/features/src/listing/', pathNot: '^shared/features/src/listing/($1|filters)/' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment: 'The domain imports nothing at all.',
      from: { path: '^shared/domain/src/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^shared/domain/' },
    },
    {
      name: 'ui-and-forms-know-no-business',
      severity: 'error',
      from: { path: '^shared/(ui|forms)/src/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^(shared/(kit|domain|registry|api|features|testing)|back-office|shell|mfe-[^/]+)/' },
    },
    {
      name: 'the-gallery-shows-ui-and-forms',
      severity: 'error',
      comment: 'The living page of the design system: no business in it, and nothing that ships may need it.',
      from: { path: '^shared/gallery/' },
      to: { path: '^(shared/(kit|domain|registry|api|features|testing)|back-office|shell|mfe-[^/]+)/' },
    },
    {
      name: 'nothing-that-ships-imports-the-gallery',
      severity: 'error',
      from: { pathNot: '^shared/gallery/' },
      to: { path: '^shared/gallery/' },
    },
    {
      name: 'api-knows-no-react',
      severity: 'error',
      from: { path: '^shared/api/src/' },
      to: { path: 'node_modules/(react|react-dom|react-router)' },
    },
    {
      name: 'kit-is-low',
      severity: 'error',
      comment: 'The run-time singleton stays small: it knows the domain and nothing else of ours.',
      from: { path: '^shared/kit/src/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^(shared/(registry|api|ui|forms|features|testing)|back-office|shell|mfe-[^/]+)/' },
    },
    {
      name: 'only-the-shell-owns-the-router',
      comment: 'Pages take Link, useNavigate… from @portal/kit; what drives the router is @portal/kit/shell.',
      severity: 'error',
      from: {
        path: '^(shell|mfe-[^/]+|shared)/',
        // Test doubles of the shell may use its tools.
        pathNot: [
          '^shell/page/(src|test)/',
          '^shared/(kit|testing|remote-sdk)/',
          '^shared/api/test/',
          '^mfe-[^/]+/test/',
          '[.]test[.]tsx?$',
        ],
      },
      to: { path: '^shared/kit/src/shell[.]ts$' },
    },
    {
      name: 'only-the-host-and-tests-touch-the-back-office',
      severity: 'error',
      from: { path: '^(shell/page|mfe-[^/]+|shared/(kit|domain|registry|api|ui|forms|features))/' },
      to: { path: '^back-office/' },
    },
    {
      name: 'the-back-office-knows-the-domain-alone',
      severity: 'error',
      comment:
        'Its JSON is the contract, written by hand on purpose: shared types would agree with themselves. Rules are one.',
      from: { path: '^back-office/' },
      to: { path: '^(shared/(?!domain/)|shell|mfe-[^/]+)/' },
    },
    {
      name: 'only-tests-import-testing',
      severity: 'error',
      from: {
        path: '^(shell|mfe-[^/]+|shared/(?!testing/)[^/]+)/',
        pathNot: '([.]test[.]tsx?$|/testing/|^(shell|shared)/[^/]+/test/|^mfe-[^/]+/test/)',
      },
      to: { path: '^shared/testing/' },
    },
    {
      name: 'only-tests-use-what-tests-share',
      comment:
        'src/testing/, a testing/ of one part of it, or test/ beside src holds what several tests open and expect.',
      severity: 'error',
      from: {
        path: '^(shell|mfe-[^/]+|shared/(?!testing/)[^/]+)/',
        pathNot: '([.]test[.]tsx?$|/testing/|^(shell|shared)/[^/]+/test/|^mfe-[^/]+/test/)',
      },
      to: {
        path: '^((shell|mfe-[^/]+|shared/(?!testing/)[^/]+)/src/.*testing|((shell|shared)/[^/]+|mfe-[^/]+)/test)/|/jsdom-dialog[.]ts$',
      },
    },
    ...doors,
    {
      name: 'no-rig-stands-in-src',
      comment:
        'What tests alone import stands in test/, beside src. Left out: entries, and what packages ship for tests.',
      severity: 'error',
      from: { pathNot: ['[.]test[.]tsx?$', '/(test|testing)/', '^e2e/'] },
      module: {
        path: '^(shell/[^/]+|mfe-[^/]+|shared/[^/]+|back-office)/src/',
        pathNot: [
          '[.]test[.]tsx?$',
          '[.](json|css|svg)$',
          '[.]d[.]ts$',
          '/src/(main|remote|store)[.]tsx?$',
          '^shell/page/src/(federation|first-paint/draw-frame)',
          '^shell/release/src/(command/portal|deploy/assemble-registry)[.]ts$',
          '^shared/features/src/texts/sanitise[.]drawing[.]ts$',
          '^shared/ui/src/(icon/lean-lucide|dialog/jsdom-dialog)',
          '^shared/(testing/src|remote-sdk/src/(testing|dev/index))',
        ],
        numberOfDependentsLessThan: 1,
      },
    },
    ...floors,
    ...releaseRooms,
    ...releaseDecisions,
    ...releaseReads,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|[.]cache|[.]data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.browser.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
