import { digitalHomePath, digitalProductPath } from '../../../core/paths/digital-path.ts';
import { breadcrumbList, itemList } from '../../../core/screen/json-ld.ts';
import { defineScreen } from '../../../core/screen/screen.ts';
import { digitalHomeQueries } from '../queries.ts';
import { DigitalHomePage } from './digital-home-page.tsx';

const screen = defineScreen({
	Component: DigitalHomePage,
	queries: digitalHomeQueries,
	head: ({ t, brand, url }, { popular }) => {
		const title = t('digital:home.title');
		return {
			title,
			description: t('digital:home.description', { brand: brand.name }),
			canonicalPath: digitalHomePath(brand),
			jsonLd: [
				breadcrumbList(
					[
						{ name: brand.name, to: '/' },
						{ name: title, to: digitalHomePath(brand) },
					],
					url.origin,
				),
				itemList(t('digital:home.popular'), popular?.data.items ?? [], url.origin, (id) =>
					digitalProductPath(brand, id),
				),
			],
		};
	},
	states: ['ready', 'shelf-failed', 'empty', 'long-texts', 'loading', 'server-down'],
	namespaces: ['digital', 'catalog'],
});

/** The home page of digital goods (Specification §2). */
export const { Component, queries, head, states, namespaces } = screen;
