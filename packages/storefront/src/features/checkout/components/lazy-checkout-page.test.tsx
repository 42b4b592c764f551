import { expect, onTestFinished, test, vi } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';

test('the first step says without a connection that it is not there, until it arrives', async () => {
	const { screen, shop, router } = await renderShop('/Checkout', { user: 'registered' });
	const arrival = Promise.withResolvers<void>();
	const { load } = shop.i18n;
	vi.spyOn(shop.i18n, 'load').mockImplementation(async (language, areas) => {
		if (areas.includes('checkout')) await arrival.promise;
		await load(language, areas);
	});
	const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
	onTestFinished(() => online.mockRestore());
	void router.navigate('/Checkout?step=review');
	await expect.element(screen.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
	arrival.resolve();
	await expect.element(screen.getByRole('heading', { name: 'You’re offline' })).not.toBeInTheDocument();
});
