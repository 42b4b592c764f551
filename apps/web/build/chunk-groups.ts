/**
 * Which modules of the client come in one file.
 *
 * Chunks of code that change at different paces, so that a new build leaves most of a visitor's cache good:
 * the libraries; the frame, which every page starts with; what several screens share. The rest is a chunk per screen.
 * Without these groups each shared module would be a request of its own, with half a kilobyte of headers.
 */

import { FAMILIES } from './chunk-families.ts';

/** What a group says of itself, as the bundler reads it. */
interface ChunkGroup {
	readonly name: string;
	readonly test: RegExp | ((id: string) => boolean);
	readonly priority: number;
	readonly tags?: '$initial'[];
	readonly minShareCount?: number;
}

const LIBRARIES =
	/node_modules[\\/](i18next|react-i18next|html-parse-stringify|void-elements|react|react-dom|scheduler|react-router|cookie|set-cookie-parser|swr|dequal|use-sync-external-store)[\\/]/;
/** What of React Router moves from page to page: it comes when somebody goes somewhere (`src/client/moving-router.ts`). */
const MOVING = /react-router[\\/].*[\\/]router[\\/](router|history|instrumentation|matcher)\.js$/;
const OURS =
	/packages[\\/](tokens|domain|api-client|ui|storefront)[\\/]|src[\\/](page-data|lean-icon)|preload-helper|node_modules[\\/](lucide-react|class-variance-authority|clsx)[\\/]/;
/** Opened by the visitor, never at first: what only these use stays with them. */
const OPENED_LATER =
	/dropdown-menu|[\\/]dialog[\\/]|zawgyi|preference-menu|preferences-dialog|use-preference-options|use-choose-preference/;

/** Used by many parts that come later, and by few pages at first. */
const NEEDED_LATER =
	/packages[\\/](ui[\\/]src[\\/]((input|field|checkbox|choice-row)[\\/]|value[\\/]use-typed-early\.)|domain[\\/]src[\\/](dates|access)[\\/])/;

/** Of the script that comes first, which waits for nothing (`first-alone.ts`). */
const FIRST = /[\\/]early-presses\.|\?first-script$/;

const isOurCode = (id: string) => OURS.test(id) && !FIRST.test(id) && !id.endsWith('.json');

/** More than a third of the screens: what so many use is worth having before it is needed, what fewer use would weigh on all. */
const MANY = 20;

/** Small things of several families: together they cost a visitor less than a file of their own each. */
const SMALL = [
	'/packages/api-client/src/coupons/queries.',
	'/packages/api-client/src/swr/use-brought.',
	'/packages/storefront/src/shared/choice-links/',
	'/packages/storefront/src/shared/listing/recent.',
	'/packages/storefront/src/shared/listing/use-listing-pages.',
	'/packages/storefront/src/app/frame/use-count-text.',
	'/packages/storefront/src/shared/unread-chat/use-unread-chat.',
	'/packages/storefront/src/shared/time-units/',
	'/packages/storefront/src/shared/picture/tint-ground.',
	'/packages/storefront/src/shared/category-path/',
	'/packages/storefront/src/shared/json-ld/json-ld.',
	'/packages/storefront/src/shared/gone-or-failed/',
	'/packages/storefront/src/shared/section/section.',
	'/packages/storefront/src/shared/shop-marks/verified-mark.',
	'/packages/ui/src/value/is-plain-press.',
	'/packages/storefront/src/shared/shop-path/',
	'/packages/storefront/src/shared/product-grid/product-tiles-skeleton.',
	'/packages/storefront/src/shared/product-card/product-card-skeleton.',
	'/packages/storefront/src/shared/product-card/product-path.',
	'/packages/storefront/src/shops/components/newest-of.',
	'/packages/ui/src/scroll-area/scroll-to-middle.',
	...['badge-check', 'check', 'chevron-right', 'layout-grid', 'log-in', 'package-open', 'package-x'].map(
		(icon) => `/icons/${icon}.mjs`,
	),
	...['message-circle', 'shopping-cart', 'store', 'zap'].map((icon) => `/icons/${icon}.mjs`),
];

const hasPart = (id: string, parts: readonly string[]) => {
	const path = id.replaceAll('\\', '/');
	return parts.some((part) => path.includes(part));
};

const families: ChunkGroup[] = Object.entries(FAMILIES).map(([name, { modules, icons }]) => {
	const parts = [...modules.map((module) => `/packages/${module}`), ...icons.map((icon) => `/icons/${icon}.mjs`)];
	return { name, test: (id) => isOurCode(id) && hasPart(id, parts), minShareCount: 2, priority: 11 };
});

/** The groups, for the bundler's options. */
export const CHUNK_GROUPS: ChunkGroup[] = [
	{
		name: 'libraries',
		test: (id) => LIBRARIES.test(id) && !MOVING.test(id),
		tags: ['$initial'],
		priority: 30,
	},
	{ name: 'frame', test: isOurCode, tags: ['$initial'], priority: 15 },
	{
		name: 'shared',
		test: (id) => isOurCode(id) && !OPENED_LATER.test(id) && !NEEDED_LATER.test(id),
		minShareCount: MANY,
		priority: 10,
	},
	{ name: 'small', test: (id) => hasPart(id, SMALL), minShareCount: 2, priority: 9 },
	...families,
];
