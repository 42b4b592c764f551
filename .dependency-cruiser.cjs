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
	comment: `${from} may import ${ARROWS[from].join(', ') || 'none of our packages'}.`,
	severity: 'error',
	from: { path: room(from) },
	to: { path: `^(packages|apps)/(${ROOMS.filter((r) => r !== from && !ARROWS[from].includes(r)).join('|')})/` },
}));

module.exports = {
	forbidden: [
		...arrows,
		{
			name: 'no-cycles',
			severity: 'error',
			from: {},
			to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
		},
		{
			name: 'areas-keep-to-themselves',
			comment: 'An area of the storefront uses the shared pieces, not the inside of another area.',
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
			comment: 'What every area uses may not depend on one of them; routes.ts joins them, lazily.',
			severity: 'error',
			from: { path: `^packages/storefront/src/(${SHARED_AREAS.join('|')})/`, pathNot: '\\.(stories|test)\\.tsx?$' },
			to: { path: `^packages/storefront/src/(?!(${SHARED_AREAS.join('|')}|testing)/)[^/]+/` },
		},
		{
			name: 'no-zod-in-the-client',
			comment: 'zod stays out of the first load: only contracts, mocks and validation import it.',
			severity: 'error',
			from: {
				path: '^packages/(api-client|storefront|ui|domain)/src/',
				pathNot: '(contract|shared|mocks|validate|endpoint|openapi|\\.test|fixtures)\\.tsx?$|/mocks/|/openapi/',
			},
			to: { path: 'node_modules/zod', dependencyTypesNot: ['type-only'] },
		},
		{
			name: 'domain-is-pure',
			severity: 'error',
			from: { path: '^packages/domain/src/', pathNot: '\\.test\\.ts$' },
			to: { path: 'node_modules/(react|swr|hono)|^(fs|path|http|https|crypto|node:.*)$' },
		},
		{ name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
		{
			name: 'no-test-code-in-production',
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
