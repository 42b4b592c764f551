import { createClient } from '@zaylat/api-client';
import { createMockApi } from '@zaylat/api-client/mocks';
import {
	createServerShop,
	createShopRoutes,
	headTags,
	headToHtml,
	readPreferences,
	ShopProviders,
	servedPage,
} from '@zaylat/storefront';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { shop } from './shop';

const edition = 'th';
const origins = { th: 'https://rimnam.example' };
const now = () => Date.now();
const { fetch } = createMockApi({ edition, now });

/** Renders a page, and its head tags, for a visitor without a session. */
async function render(address: string) {
	const url = new URL(address, origins.th);
	const preferences = readPreferences({ edition, url, cookies: null, languages: shop.languages });
	const app = createServerShop({
		definition: shop,
		edition,
		origins,
		preferences,
		createClient: (language) => createClient({ baseUrl: '', edition, language, now, fetch }),
		session: async () => null,
		now,
	});
	const { query, dataRoutes } = createStaticHandler(createShopRoutes(app, url.pathname));
	const context = await query(new Request(url));
	const served = servedPage(context);
	if (context instanceof Response || 'redirect' in served || served.payload === undefined) {
		throw new Error(`${address} has no page`);
	}
	const html = renderToString(
		<ShopProviders shop={app}>
			<StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
		</ShopProviders>,
	);
	const { language } = preferences;
	return { html, head: headToHtml(headTags(served.payload.head, { edition, language, origins, definition: shop })) };
}

for (const [address, expected] of [
	['/?lang=en', 'Market days'],
	['/OurMarket', 'ตลาดของเรา'],
	['/Help?lang=en', 'Contact the market'],
] as const) {
	const { html, head } = await render(address);
	if (!html.includes(expected)) throw new Error(`${address} does not contain "${expected}"`);
	if (!head.includes('Rim Nam') || head.includes('Zaylat')) throw new Error(`The head of ${address} is ${head}`);
	if (/hreflang="(my|zh)/.test(head))
		throw new Error(`${address} names languages that the shop does not offer: ${head}`);
}
console.log('rendered the second shop');
