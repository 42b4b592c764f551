import { createClient } from '@zaylat/api-client';
import { createAuthClient, createAuthStore } from '@zaylat/api-client/auth';
import { createMockApi } from '@zaylat/api-client/mocks';
import { createBrowserShop, createShopRoutes, readPreferences, ShopProviders } from '@zaylat/storefront';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { shop } from './shop';

const edition = 'th';
const now = () => Date.now();
const { fetch } = createMockApi({ edition, now, user: 'registered' });

const app = createBrowserShop({
	definition: shop,
	edition,
	origins: { th: location.origin },
	preferences: readPreferences({
		edition,
		url: new URL(location.href),
		cookies: document.cookie,
		languages: shop.languages,
	}),
	createClient: (language) => createClient({ baseUrl: '', edition, language, now, fetch }),
	auth: createAuthStore(createAuthClient({ baseUrl: '/api/auth', fetch }), { now }),
	window,
	now,
	hasPayloadFiles: false,
});

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
createRoot(root).render(
	<ShopProviders shop={app}>
		<RouterProvider router={createBrowserRouter(createShopRoutes(app))} />
	</ShopProviders>,
);
app.start();
