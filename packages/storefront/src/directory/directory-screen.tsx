import { regions } from '@zaylat/api-client';
import { checkSearchText } from '@zaylat/domain/search';
import { defineScreen, type ScreenContext } from '../app/screen.ts';
import { breadcrumbList } from '../shared/json-ld/json-ld.ts';
import { businessesJsonLd } from './business-json-ld.ts';
import { DIRECTORY_PATH, directoryPath, directoryRequest, readDirectoryView } from './directory-address.ts';
import { DirectoryPage } from './directory-page.tsx';

const viewOf = ({ url }: Pick<ScreenContext, 'url'>) => readDirectoryView(url.searchParams);

const screen = defineScreen({
	Component: DirectoryPage,
	queries: (context) => ({ critical: [], optional: [directoryRequest(viewOf(context)), regions()] }),
	head: (context, read) => {
		const { t, brand, url } = context;
		const { search, category, region } = viewOf(context);
		const items = read(directoryRequest(viewOf(context)))?.data.items ?? [];
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
