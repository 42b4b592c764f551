import { isOpenRoute } from '@zaylat/storefront';
import { SHOP } from '../../shop.ts';

/** Rows of the route table that are ways to something, or say themselves that they are not to be found. */
const NOT_LISTED: ReadonlySet<string> = new Set([
	'search',
	'search-results',
	'digital-search-results',
	'four-not-five',
	'four-not-five-error',
	'recent-views',
	'comparison',
	'scan-qr-for-video',
	'payment-success',
	'account-restore',
	'callback',
	'sign-in-error',
	'revert-change',
]);

/** Variants in the footer's folder name the pages outside of it as the canonical ones. */
const FOOTER_FOLDER = '/Footer/';

/** Pages that exist independently of the catalogue: rows without parameters, guard and task. */
export function listedPages(): string[] {
	return SHOP.routes
		.filter(
			(entry) =>
				entry.screen !== undefined &&
				isOpenRoute(entry) &&
				!entry.isDeveloperPage &&
				!entry.path.includes(':') &&
				!entry.path.startsWith(FOOTER_FOLDER) &&
				!NOT_LISTED.has(entry.id),
		)
		.map(({ path }) => path);
}
