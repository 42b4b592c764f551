import { defineScreen } from '../../../core/screen/screen.ts';
import { DOWNLOAD_PATH, DownloadPage } from './download-page.tsx';

const screen = defineScreen({
	Component: DownloadPage,
	head: ({ t, brand, edition, url }) => ({
		title: t('help:download.title', { brand: brand.name }),
		description: t('help:download.description'),
		canonicalPath: DOWNLOAD_PATH,
		jsonLd: {
			'@context': 'https://schema.org',
			'@type': 'MobileApplication',
			name: brand.name,
			operatingSystem: 'Android, iOS',
			applicationCategory: 'ShoppingApplication',
			url: new URL(DOWNLOAD_PATH, url.origin).href,
			offers: { '@type': 'Offer', price: '0', priceCurrency: edition === 'th' ? 'THB' : 'MMK' },
		},
	}),
	states: ['ready'],
	namespaces: ['help'],
});

/** The app download page (Specification §2). */
export const { Component, head, states, namespaces } = screen;
