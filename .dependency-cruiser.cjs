const { readdirSync } = require('node:fs');
const { join } = require('node:path');

/** The import rules of docs/architecture.md. A change of them is a change of the architecture and needs an ADR. */
const workspace = (name) => `^(packages|apps)/${name}/`;

/** Each workspace and the workspaces of ours that it may import. */
const MAY_IMPORT = {
	tokens: [],
	domain: [],
	ui: ['tokens'],
	'api-client': ['domain'],
	storefront: ['tokens', 'ui', 'domain', 'api-client'],
	api: ['domain', 'api-client'],
	'demo-data': ['domain', 'api-client', 'api'],
	web: ['tokens', 'ui', 'domain', 'api-client', 'storefront', 'api', 'demo-data'],
	docs: ['tokens', 'ui', 'domain', 'api-client', 'storefront'],
};
const WORKSPACES = Object.keys(MAY_IMPORT);

/** Tests of the server, which run on the data of the demo; the server itself gets its data passed in (ADR 196). */
const API_TESTS = '^apps/api/(test|bench|src/testing)/|^apps/api/.*\\.test\\.ts$';

/** Code that loads the image library; it runs in processes of its own. */
const IMAGE_CODE =
	'^apps/api/src/(pictures/(compose|compose-scene|make-picture|photograph|print|read-code|render)|uploads/decode(r-process)?)\\.ts$';

const mayImportOnly = (name, from, allowed) => ({
	name: `${name}-may-import-only`,
	comment: `${name} may import ${allowed.join(', ')} (docs/architecture.md). Move the code, or pass the value in from a workspace that may import both.`,
	severity: 'error',
	from,
	to: { path: `^(packages|apps)/(${WORKSPACES.filter((to) => !allowed.includes(to)).join('|')})/` },
});

const workspaces = [
	...WORKSPACES.map((name) =>
		mayImportOnly(name, { path: workspace(name), ...(name === 'api' && { pathNot: API_TESTS }) }, [
			name,
			...MAY_IMPORT[name],
		]),
	),
	mayImportOnly('api-tests', { path: API_TESTS }, ['api', ...MAY_IMPORT.api, 'demo-data']),
];

/**
 * The features of the storefront (`packages/storefront/src/features/<name>`) that import other features, and which. A
 * feature without a row imports no other. `core` and `i18n` are open to all of them, `shop` to none.
 */
const FEATURES = {
	account: ['addresses', 'coupons', 'notifications', 'reviews', 'saved-products', 'session', 'shops', 'wishlist'],
	addresses: ['session'],
	cart: ['addresses', 'catalog', 'coupons', 'notifications', 'recent-views', 'session'],
	catalog: ['comparison', 'reviews', 'wishlist'],
	chat: ['notifications', 'seller', 'shops'],
	checkout: ['addresses', 'cart', 'coupons', 'delivery', 'payment', 'session'],
	'compared-products': ['cart', 'comparison', 'session'],
	coupons: ['session'],
	developer: ['addresses', 'demo', 'payment'],
	digital: ['cart', 'catalog', 'product', 'questions', 'reviews', 'session', 'shops', 'wishlist'],
	documents: ['orders'],
	help: ['download'],
	home: ['addresses', 'cart', 'catalog', 'coupons', 'demo', 'recent-views', 'shops'],
	operating: ['account', 'catalog', 'demo', 'help', 'home', 'orders', 'product'],
	orders: ['addresses', 'cart', 'demo', 'install', 'notifications', 'payment', 'reviews', 'session', 'shops'],
	payment: ['cart', 'demo', 'install', 'notifications'],
	product: [
		...['addresses', 'cart', 'catalog', 'comparison', 'coupons', 'delivery', 'payment', 'questions', 'quotations'],
		...['recent-views', 'reviews', 'session', 'shops', 'wishlist'],
	],
	questions: ['notifications', 'reviews', 'session'],
	quotations: ['cart', 'notifications', 'session'],
	'recent-views': ['catalog'],
	reviews: ['session'],
	'saved-products': ['cart', 'catalog', 'session', 'wishlist'],
	seller: ['account', 'addresses', 'catalog', 'notifications', 'orders', 'quotations'],
	session: ['demo'],
	shops: ['catalog', 'coupons', 'session'],
	tools: ['addresses'],
	wholesale: ['catalog', 'quotations', 'shops'],
};

const STOREFRONT = '^packages/storefront/src/';
const TESTS_AND_STORIES = '\\.(stories|test)\\.tsx?$';

const features = readdirSync(join(__dirname, 'packages/storefront/src/features')).map((name) => {
	const allowed = FEATURES[name] ?? [];
	return {
		name: `feature-${name}-may-import-only`,
		comment: `The feature ${name} may import ${allowed.join(', ') || 'no other feature'}, core and i18n. Move the code to the feature that it belongs to, or to core when it knows no feature.`,
		severity: 'error',
		from: { path: `${STOREFRONT}features/${name}/`, pathNot: TESTS_AND_STORIES },
		to: { path: `${STOREFRONT}(features/(?!(?:${[name, ...allowed].join('|')})/)|shop/)` },
	};
});

module.exports = {
	forbidden: [
		...workspaces,
		...features,
		{
			name: 'no-circles',
			comment:
				'Files that import each other, if only types, can neither be read nor changed alone. Move what both need into a third file.',
			severity: 'error',
			from: {},
			to: { circular: true },
		},
		{
			name: 'core-knows-no-feature',
			comment:
				'What is in core is for every feature: it imports neither features nor shop. A feature registers its state in its feature.ts.',
			severity: 'error',
			from: { path: `${STOREFRONT}(core|i18n)/`, pathNot: TESTS_AND_STORIES },
			to: { path: `${STOREFRONT}(features|shop)/` },
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
				'routes.ts files of resources are imported by src/routes.ts alone (ADR 44). Move what two resources need into a file of its own.',
			severity: 'error',
			from: { path: '^apps/api/src/', pathNot: '^apps/api/src/routes\\.ts$' },
			to: { path: '^apps/api/src/[^/]+/routes\\.ts$' },
		},
		{
			name: 'image-library-in-its-processes',
			comment:
				'The serving process loads no image library, whose memory it would keep (ADR 220): make pictures by pictures/maker.ts.',
			severity: 'error',
			from: { path: '^apps/(api|web)/src/', pathNot: `${IMAGE_CODE}|\\.test\\.ts$` },
			to: { path: `node_modules/sharp/|${IMAGE_CODE}`, dependencyTypesNot: ['type-only'] },
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
