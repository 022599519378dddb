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
      name: 'rules-not-to-rules',
      severity: 'error',
      comment: 'A game knows no other game.',
      from: { path: '^packages/rules-([^/]+)/src' },
      to: { path: '^packages/rules-', pathNot: '^packages/rules-$1/' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      comment: 'Rules touch no Node, DOM, Pixi, Colyseus: only game-core, game-kit and themselves.',
      from: { path: '^packages/(rules-[^/]+|game-core|game-kit)/src' },
      to: {
        path: '.',
        pathNot: [
          '^packages/(rules-[^/]+|game-core|game-kit)/src',
          '^node_modules/.pnpm/@noble.hashes',
          '@noble/hashes',
        ],
      },
    },
    only('game-core', [], 'The contract rests on nothing of ours.'),
    only('game-kit', ['game-core'], 'Shared parts of rules know the contract only.'),
    only('game-testing', ['game-core'], 'The harness is generic.'),
    only('wire', ['game-core', 'rules-[^/]+/src/view-door'], 'The wire sees views, never whole rules.'),
    only('server', ['game-core', 'rules-', 'wire', 'bots'], 'The server knows no page and no scene.'),
    only('bots', ['game-core', 'rules-'], 'A bot knows rules and views; who asks it and why is not its business.'),
    {
      name: 'bots-think-anywhere',
      severity: 'error',
      comment: 'What thinks runs in a browser, too: it touches no Node, no workers, no processes.',
      from: {
        path: '^packages/bots/src/(games/|[^/]+[.]ts$)',
        pathNot: '/solve-openings[.]ts$|^packages/bots/src/index[.]ts$',
      },
      to: { path: '^packages/bots/src/(workers|external|arena)/|^(node:|fs|os|path|crypto|worker_threads)|piscina' },
    },
    only('stage', [], 'The toolkit knows no game.'),
    only(
      'web',
      [
        'game-core',
        'wire/src/browser-door',
        'stage',
        'rules-[^/]+/src/(view-door|index)',
        'bots/src/games/constructo/index',
      ],
      'Pages see views and the wire; a replay also a bot that judges.',
    ),
    {
      name: 'whole-rules-in-replay',
      severity: 'error',
      comment: 'Only a match that is played again needs whole rules, or a bot, in the browser.',
      from: { path: '^packages/web/src', pathNot: '^packages/web/src/replay/' },
      to: { path: '^packages/(rules-[^/]+/src/index|bots/)' },
    },
    only(
      'cli',
      [
        'game-core',
        'rules-',
        'wire/src/browser-door',
        'web/src/sentences-door',
        'server/src/(storage|doctor|games|settings-door)',
      ],
      'Tools of the host and of bot authors.',
    ),
    {
      name: 'sentences-need-no-page',
      severity: 'error',
      comment: 'What tells a match in words is read by Node, too: it draws nothing and touches no DOM.',
      from: { path: '^packages/web/src/sentences-door' },
      to: { path: '[.](tsx|css)$|^packages/stage/|pixi[.]js|preact|@colyseus.sdk', reachable: true },
    },
    {
      name: 'scenes-see-no-colyseus',
      severity: 'error',
      comment: 'A scene is a picture of a snapshot.',
      from: { path: '^packages/(web/src/games|stage/src)' },
      to: { path: '@colyseus' },
    },
    {
      name: 'testing-only-in-tests',
      severity: 'error',
      from: { path: '^packages/(?!game-testing)[^/]+/src' },
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
