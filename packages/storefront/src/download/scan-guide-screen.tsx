import { defineScreen } from '../app/screen.ts';
import { ScanGuidePage } from './scan-guide-page.tsx';

const screen = defineScreen({
	Component: ScanGuidePage,
	queries: () => ({ critical: [] }),
	head: ({ t, url }) => ({
		title: t('help:scan.title'),
		description: t('help:scan.description'),
		canonicalPath: url.pathname,
		robots: 'noindex',
	}),
	states: ['ready'],
	namespaces: ['help'],
});

/** The guide in pictures, and the code that opens it on a telephone: `/ScanQRForVideo` (Specification §2). */
export const { Component, queries, head, states, namespaces } = screen;
