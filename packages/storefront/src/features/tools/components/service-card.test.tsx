import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ShopProviders } from '../../../shop/shop-providers.tsx';
import { testBrowserShop } from '../../../testing/test-shop.ts';
import { ServiceCard } from './service-card.tsx';

const SERVICE = {
	id: 'express',
	name: 'Express',
	cost: { amount: 250_000, currency: 'mmk' },
	isTracked: false,
	takesCash: false,
} as const;

test.each([
	[1, 1, '1 day'],
	[2, 2, '2 days'],
	[3, 4, '3 to 4 days'],
])('a service of %d to %d days says "%s"', async (minDays, maxDays, text) => {
	const shop = testBrowserShop();
	await shop.i18n.load('en', ['tools']);
	const screen = await render(
		<ShopProviders shop={shop}>
			<ServiceCard service={{ ...SERVICE, minDays, maxDays }} isCheapest={false} isFastest={false} />
		</ShopProviders>,
	);
	await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
});
