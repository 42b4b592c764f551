import { defineScreen } from '../../../core/screen/screen.ts';
import { homeJsonLd } from '../home-json-ld.ts';
import { homeQueries } from '../queries.ts';
import { HomePage } from './home-page.tsx';

/** What link previews show. */
const SHARED_PICTURE = '/icon-512.png';

const screen = defineScreen({
	Component: HomePage,
	queries: homeQueries,
	head: ({ t, brand, url }) => {
		const name = brand.name;
		return {
			title: t('home:title', { brand: name }),
			description: t('home:description'),
			canonicalPath: '/',
			image: SHARED_PICTURE,
			jsonLd: homeJsonLd(name, url.origin),
		};
	},
	states: [
		'ready',
		'recently-viewed',
		'section-failed',
		'empty',
		'setup',
		'long-texts',
		'loading',
		'server-down',
		'offline',
	],
	namespaces: ['home', 'catalog', 'coupons'],
});

/** The shop window of an edition (Specification §2). */
export const { Component, queries, head, states, namespaces } = screen;
