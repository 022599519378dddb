// Who may import whom (docs/architecture.md). Arrows run downwards only.
const PACKAGES = '^packages/';
const only = (from, allowed, because) => ({
  name: `${from}-imports`,
  severity: 'error',
  comment: because,
  from: { path: `${PACKAGES}${from}/src` },
  to: { path: PACKAGES, pathNot: [`${PACKAGES}${from}/`, ...allowed.map((name) => `${PACKAGES}${name}`)] },
});

export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'games-not-to-games',
      severity: 'error',
      comment: 'A game knows no other game. The registry lists them all.',
      from: { path: '^packages/games/(?!registry)([^/]+)/' },
      to: { path: '^packages/games/', pathNot: '^packages/games/$1/' },
    },
    {
      name: 'only-the-registry-knows-games',
      severity: 'error',
      comment: 'The platform reaches games through the registry. Measurements and tests may open one game.',
      from: { path: '^packages/(?!games/|bench/)[^/]+/src' },
      to: { path: '^packages/games/(?!registry)' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      comment: 'Rules touch no Node, DOM, Pixi, Colyseus: only game-core and themselves.',
      from: { path: '^packages/(games/[^/]+/src/(rules/|view[.]ts$)|game-core/src)' },
      to: {
        path: '.',
        pathNot: [
          '^packages/(games/[^/]+/src/(rules/|view[.]ts$)|game-core/src)',
          '^node_modules/.pnpm/@noble.hashes',
          '@noble/hashes',
        ],
      },
    },
    only('game-core', [], 'The contract rests on nothing of ours.'),
    only('game-testing', ['game-core'], 'The harness is generic.'),
    only('wire', ['game-core'], 'What crosses the network knows no game.'),
    only('client', ['game-core', 'wire/src/browser[.]ts'], 'A connection to a table knows no page and no game.'),
    {
      name: 'client-runs-anywhere',
      severity: 'error',
      comment: 'Pages, tests and measurements connect by it: it touches no Node and no Preact.',
      from: { path: '^packages/client/src' },
      to: { path: '^(node:|fs|os|path|crypto)|@preact.signals(?!-core)|/preact/' },
    },
    {
      name: 'client-dials-in-one-place',
      severity: 'error',
      comment: 'The front page asks over HTTP without fetching the socket library.',
      from: { path: '^packages/client/src', pathNot: '/client/src/colyseus/' },
      to: { path: '@colyseus' },
    },
    only('i18n', ['game-core'], 'The machinery of messages knows no messages.'),
    only('ui-kit', ['game-core', 'i18n', 'stage', 'wire/src/browser[.]ts'], 'What games and pages share.'),
    only('scene-kit', ['game-core', 'stage', 'ui-kit'], 'What scenes share.'),
    only('bots', ['game-core'], 'The machinery of bots knows no game.'),
    only(
      'analysis',
      ['game-core', 'bots/src/playing[.]ts'],
      'What a match was like is found out for any game, in browsers, too.',
    ),
    {
      name: 'added-games-before-the-registry',
      severity: 'error',
      comment: 'Which games are added is settled before the registry is opened.',
      from: { path: '^packages/server/src/added-games/' },
      to: { path: '^packages/games/', reachable: true },
    },
    only('server', ['game-core', 'wire', 'bots', 'games/registry'], 'The server knows no page and no scene.'),
    {
      name: 'bots-think-anywhere',
      severity: 'error',
      comment: 'What thinks runs in a browser, too: it touches no Node, no workers, no processes.',
      from: {
        path: '^packages/(bots/src/[^/]+[.]ts$|games/[^/]+/src/(bots/|analysis[.]ts$))',
        pathNot: '^packages/bots/src/index[.]ts$|^packages/games/registry/',
      },
      to: {
        path: '^packages/bots/src/(index[.]ts$|workers/|external/)|^(node:|fs|os|path|crypto|worker_threads)|piscina',
      },
    },
    {
      name: 'game-wires-see-views',
      severity: 'error',
      comment: 'What crosses the network is made from views, never from states.',
      from: { path: '^packages/games/[^/]+/src/wire' },
      to: { path: '^packages/games/[^/]+/src/(rules/|ui/|bots/)' },
    },
    {
      name: 'game-pages-see-views',
      severity: 'error',
      comment: 'A scene is a picture of what somebody sees: it knows no state, no bot, no network.',
      from: { path: '^packages/games/(?!registry)[^/]+/src/ui/' },
      to: { path: '^packages/games/[^/]+/src/(rules|bots)/|@colyseus' },
    },
    only('stage', [], 'The toolkit knows no game.'),
    only(
      'web',
      ['game-core', 'i18n', 'ui-kit', 'stage', 'wire/src/browser[.]ts', 'client', 'analysis', 'games/registry'],
      'Pages see views and the wire; a replay also whole rules, and bots that judge.',
    ),
    {
      name: 'whole-rules-in-replay',
      severity: 'error',
      comment:
        'Only what plays matches on in the browser needs whole rules, or a bot, there: replay, guide, puzzles, chances for spectators.',
      from: {
        path: '^packages/web/src',
        pathNot: '^packages/web/src/(replay|pages/replay|pages/guide|puzzles|watched)/',
      },
      to: { path: '^packages/games/registry/src/(rules|replay|bots|analysis)[.]ts$|^packages/(bots|analysis)/' },
    },
    only(
      'cli',
      [
        'game-core',
        'i18n',
        'bots',
        'analysis',
        'games/registry',
        'wire/src/browser[.]ts',
        'web/src/sentences',
        'server/src/(added-games|storage|doctor|games|settings)',
      ],
      'Tools of the host and of bot authors.',
    ),
    {
      name: 'sentences-need-no-page',
      severity: 'error',
      comment: 'What tells a match in words is read by Node, too: it draws nothing and touches no DOM.',
      from: { path: '^packages/web/src/sentences' },
      to: { path: '[.](tsx|css)$|^packages/stage/|pixi[.]js|preact|@colyseus.sdk', reachable: true },
    },
    {
      name: 'stage-sees-no-colyseus',
      severity: 'error',
      comment: 'A scene is a picture of a snapshot.',
      from: { path: '^packages/(stage|scene-kit|ui-kit)/src' },
      to: { path: '@colyseus' },
    },
    {
      name: 'testing-only-in-tests',
      severity: 'error',
      from: { path: '^packages/(?!game-testing)([^/]+|games/[^/]+)/src' },
      to: { path: '^packages/game-testing|node_modules/vitest' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/.vite)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
