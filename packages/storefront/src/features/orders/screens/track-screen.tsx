import { defineScreen } from '../../../core/screen/screen.ts';
import { TrackPage } from './track-page.tsx';

const screen = defineScreen({
	Component: TrackPage,
	// Nothing is asked for before somebody gives a code and a number; neither belongs in an address.
	head: ({ t, brand }) => ({
		title: t('tracking:title'),
		description: t('tracking:description', { brand: brand.name }),
		canonicalPath: '/Track',
	}),
	states: [
		'ready',
		'wrong-fields',
		'not-found',
		'limited',
		'found',
		'late',
		'parcel-found',
		'linked',
		'link-refused',
		'offline',
		'server-down',
	],
	namespaces: ['tracking', 'catalog', 'failures'],
});

/** Follows an order by its code and phone number, without signing in (Decisions 10 and 22). */
export const { Component, head, states, namespaces } = screen;
