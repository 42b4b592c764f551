import { checkSearchText } from '@zaylat/domain/search';
import { breadcrumbList } from '../../../core/screen/json-ld.ts';
import { defineScreen } from '../../../core/screen/screen.ts';
import { businessesJsonLd } from '../business-json-ld.ts';
import { DIRECTORY_PATH, directoryPath, readDirectoryView } from '../directory-address.ts';
import { directoryQueries } from '../queries.ts';
import { DirectoryPage } from './directory-page.tsx';

const screen = defineScreen({
	Component: DirectoryPage,
	queries: directoryQueries,
	head: ({ t, brand, url }, { businesses }) => {
		const { search, category, region } = readDirectoryView(url.searchParams);
		const items = businesses?.data.items ?? [];
		const title = category === undefined ? t('directory:title') : t(`directory:categories.${category}`);
		return {
			title: category === undefined ? title : `${title} · ${t('directory:title')}`,
			description: t('directory:description', { brand: brand.name }),
			canonicalPath: directoryPath({ search, category, region }),
			...(search !== undefined && { robots: 'noindex, follow' }),
			jsonLd: [
				breadcrumbList(
					[
						{ name: brand.name, to: '/' },
						{ name: t('directory:title'), to: DIRECTORY_PATH },
					],
					url.origin,
				),
				...(items.length > 0 ? [businessesJsonLd(title, items)] : []),
			],
		};
	},
	redirect: ({ url }) => {
		const check = checkSearchText(url.searchParams.get('search') ?? '');
		return check.kind === 'invalid' ? check.redirectTo : undefined;
	},
	states: ['ready', 'one', 'filtered', 'empty', 'regions-failed', 'loading', 'server-down'],
	namespaces: ['directory', 'catalog', 'failures'],
});

/** Businesses by trade and place (Specification §1; Decision 22). */
export const { Component, queries, head, redirect, states, namespaces } = screen;
