import { categories } from '@zaylat/api-client';
import { defineScreen, type ReadAnswer, type ScreenContext } from '../app/screen.ts';
import { digitalHomePath, digitalProductPath } from '../shared/digital-path/digital-path.ts';
import { breadcrumbList, itemList } from '../shared/json-ld/json-ld.ts';
import { DigitalHomePage } from './digital-home-page.tsx';
import { POPULAR, SHELVES } from './home-shelves.ts';

const screen = defineScreen({
	Component: DigitalHomePage,
	queries: () => ({
		critical: [categories('digital')],
		optional: [POPULAR, ...SHELVES.map(({ request }) => request)],
	}),
	head: ({ t, brand, url }: ScreenContext, read: ReadAnswer) => {
		const title = t('digital:home.title');
		const popular = read(POPULAR)?.data.items ?? [];
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
				itemList(t('digital:home.popular'), popular, url.origin, (id) => digitalProductPath(brand, id)),
			],
		};
	},
	states: ['ready', 'shelf-failed', 'empty', 'long-texts', 'loading', 'server-down'],
	namespaces: ['digital', 'catalog'],
});

/** The home page of digital goods (Specification §2). */
export const { Component, queries, head, states, namespaces } = screen;
