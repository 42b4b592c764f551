import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { ShopProviders } from '../../shop/shop-providers.tsx';
import { testBrowserShop } from '../../testing/test-shop.ts';
import { NearWindow } from './near-window.tsx';

test('after hydration it is there with the first rendering, so that Back finds the height of the page', async () => {
	const shop = testBrowserShop();
	await shop.i18n.load('en', []);
	const container = document.createElement('div');
	document.body.append(container);
	const root = createRoot(container);
	onTestFinished(() => {
		root.unmount();
		container.remove();
	});
	flushSync(() =>
		root.render(
			<ShopProviders shop={shop}>
				<NearWindow fallback="loading">shown at once</NearWindow>
			</ShopProviders>,
		),
	);
	expect(container.textContent).toBe('shown at once');
});
