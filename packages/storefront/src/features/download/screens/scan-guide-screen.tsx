import { defineScreen } from '../../../core/screen/screen.ts';
import { ScanGuidePage } from './scan-guide-page.tsx';

const screen = defineScreen({
	Component: ScanGuidePage,
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
export const { Component, head, states, namespaces } = screen;
