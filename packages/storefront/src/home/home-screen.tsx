import { coupons, home } from '@zaylat/api-client';
import { defineScreen } from '../app/screen.ts';
import { DIGITAL_ROW } from './digital-row.ts';
import { homeJsonLd } from './home-json-ld.ts';
import { HomePage } from './home-page.tsx';

/** What link previews show. */
const SHARED_PICTURE = '/icon-512.png';

const screen = defineScreen({
	Component: HomePage,
	queries: () => ({ critical: [home()], optional: [DIGITAL_ROW, coupons()] }),
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
	states: ['ready', 'recently-viewed', 'section-failed', 'empty', 'long-texts', 'loading', 'server-down', 'offline'],
	namespaces: ['home', 'catalog', 'coupons'],
});

/** The shop window of an edition (Specification §2). */
export const { Component, queries, head, states, namespaces } = screen;
