/**
 * The arrows of docs/architecture.md: who may import whom.
 * A change here is a change of the architecture and wants an ADR.
 */
const room = (name) => `^(packages|apps)/${name}/`;

/** Each workspace and the workspaces of ours that it may import. */
const ARROWS = {
	tokens: [],
	domain: [],
	ui: ['tokens'],
	'api-client': ['domain'],
	storefront: ['tokens', 'ui', 'domain', 'api-client'],
	api: ['domain', 'api-client'],
	web: ['tokens', 'ui', 'domain', 'api-client', 'storefront', 'api'],
	docs: ['tokens', 'ui', 'domain', 'api-client', 'storefront'],
};
const ROOMS = Object.keys(ARROWS);

/** Pieces of the storefront that every area may use. */
const SHARED_AREAS = ['app', 'preferences', 'i18n', 'shared'];

const arrows = ROOMS.map((from) => ({
	name: `${from}-may-import-only`,
	comment: `${from} may import ${ARROWS[from].join(', ') || 'none of our workspaces'} (docs/architecture.md). Move the code, or pass the value in from a workspace that may import both.`,
	severity: 'error',
	from: { path: room(from) },
	to: { path: `^(packages|apps)/(${ROOMS.filter((r) => r !== from && !ARROWS[from].includes(r)).join('|')})/` },
}));

module.exports = {
	forbidden: [
		...arrows,
		{
			name: 'no-cycles',
			comment:
				'Modules that import each other load in an order that nobody chose. Move what both need into a third module.',
			severity: 'error',
			from: {},
			to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
		},
		{
			name: 'areas-keep-to-themselves',
			comment:
				'An area of the storefront imports the shared pieces (src/shared, app, preferences, i18n), not files of another area. Move what two areas need to src/shared.',
			severity: 'error',
			from: {
				path: `^packages/storefront/src/(?!(?:${SHARED_AREAS.join('|')})/)([^/]+)/.+`,
				pathNot: '\\.(stories|test)\\.tsx?$',
			},
			to: {
				path: '^packages/storefront/src/[^/]+/',
				pathNot: `^packages/storefront/src/(${SHARED_AREAS.join('|')}|$1)/`,
			},
		},
		{
			name: 'shared-pieces-know-no-area',
			comment: 'The shared pieces may not import an area; src/routes.ts imports the screens of areas, lazily.',
			severity: 'error',
			from: { path: `^packages/storefront/src/(${SHARED_AREAS.join('|')})/`, pathNot: '\\.(stories|test)\\.tsx?$' },
			to: { path: `^packages/storefront/src/(?!(${SHARED_AREAS.join('|')}|testing)/)[^/]+/` },
		},
		{
			name: 'no-zod-in-the-client',
			comment:
				'zod stays out of the first load: only contract.ts, shared.ts, mocks and validation import it. Elsewhere import types of the contract only (`import type`).',
			severity: 'error',
			from: {
				path: '^packages/(api-client|storefront|ui|domain)/src/',
				pathNot: '(contract|shared|mocks|validate|endpoint|openapi|\\.test|fixtures)\\.tsx?$|/mocks/|/openapi/',
			},
			to: { path: 'node_modules/zod', dependencyTypesNot: ['type-only'] },
		},
		{
			name: 'endpoints-are-mounted-in-routes',
			comment: 'Only routes.ts of a resource mounts endpoints (ADR 44). Move the call of mount() there.',
			severity: 'error',
			from: { path: '^apps/api/src/', pathNot: '/routes\\.ts$|^apps/api/src/app\\.ts$|\\.test\\.ts$' },
			to: { path: '^apps/api/src/http/mount\\.ts$', dependencyTypesNot: ['type-only'] },
		},
		{
			name: 'routes-belong-to-app',
			comment:
				'routes.ts files are imported by app.ts alone (ADR 44). Move what two resources need into a file of its own.',
			severity: 'error',
			from: { path: '^apps/api/src/', pathNot: '^apps/api/src/app\\.ts$' },
			to: { path: '^apps/api/src/[^/]+/routes\\.ts$' },
		},
		{
			name: 'domain-is-pure',
			comment: 'The rules of the business use no React, network, file system or clock: pass values in as arguments.',
			severity: 'error',
			from: { path: '^packages/domain/src/', pathNot: '\\.test\\.ts$' },
			to: { path: 'node_modules/(react|swr|hono)|^(fs|path|http|https|crypto|node:.*)$' },
		},
		{
			name: 'no-unresolvable',
			comment:
				'The imported file or package does not exist: check the path, the "exports" of the package, and that package.json lists it.',
			severity: 'error',
			from: {},
			to: { couldNotResolve: true, pathNot: '^virtual:' },
		},
		{
			name: 'no-test-code-in-production',
			comment: 'Published and served code does not import tests, stories or files below testing/.',
			severity: 'error',
			from: { path: '^(packages|apps)/[^/]+/src/', pathNot: '\\.(test|stories|guide)\\.tsx?$|/testing/|^apps/docs/' },
			to: { path: '\\.(test|stories)\\.tsx?$|/testing/' },
		},
	],
	options: {
		doNotFollow: { path: 'node_modules' },
		exclude: { path: '(^|/)(dist|\\.tsbuild|storybook-static|\\.data)/' },
		tsPreCompilationDeps: 'specify',
		tsConfig: { fileName: 'tsconfig.base.json' },
		enhancedResolveOptions: {
			exportsFields: ['exports'],
			conditionNames: ['@zaylat/source', 'import', 'types', 'node', 'default'],
		},
	},
};
