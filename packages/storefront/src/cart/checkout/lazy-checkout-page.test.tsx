import { expect, onTestFinished, test, vi } from 'vitest';
import { renderShop } from '../../testing/render-shop.tsx';

test('the first step says without a connection that it is not there, until it arrives', async () => {
	const { screen, shop, router } = await renderShop('/Checkout', { user: 'registered' });
	const arrival = Promise.withResolvers<void>();
	const load = vi.spyOn(shop.i18n, 'load').mockReturnValue(arrival.promise);
	const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
	onTestFinished(() => online.mockRestore());
	void router.navigate('/Checkout?step=review');
	await expect.element(screen.getByRole('heading', { name: 'You are offline' })).toBeVisible();
	load.mockRestore();
	await shop.i18n.load('en', ['checkout', 'addresses', 'paying']);
	arrival.resolve();
	await expect.element(screen.getByRole('heading', { name: 'You are offline' })).not.toBeInTheDocument();
});
