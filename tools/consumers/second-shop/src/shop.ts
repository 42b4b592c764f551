import { createShop } from '@zaylat/storefront';
import { BoatLogo } from './boat-logo';
import { FooterEnd, MarketDays, PageEnd } from './slots';
import { texts } from './texts';

/** Rim Nam: a shop of the Thai edition in two languages, with its own name, look, texts, pages and app shell parts. */
export const shop = createShop({
	brand: { slug: 'rimnam', name: 'Rim Nam' },
	theme: 'rimnam',
	editions: ['th'],
	languages: ['thai', 'en'],
	texts,
	routes: [
		{
			id: 'market',
			path: '/OurMarket',
			layout: 'static',
			auth: false,
			area: 'own',
			screen: { source: 'src/market-screen.tsx', load: () => import('./market-screen') },
		},
	],
	screens: { help: () => import('./contact-screen') },
	slots: { Logo: BoatLogo, Announcement: MarketDays, PageEnd, FooterEnd },
});
