import { SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderShop } from '../testing/render-shop.tsx';

const open = (path = '/dev-tool', options: Parameters<typeof renderShop>[1] = SCENARIOS['signed-in']) =>
	renderShop(path, { ...options, isDemo: true });

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});

describe('the outbox', () => {
	test('has the newest message first, and copies its code', async () => {
		const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
		const { screen } = await open();
		const list = screen.getByRole('list', { name: 'Outbox' });
		await expect.poll(() => list.getByRole('listitem').elements().length).toBe(3);
		await expect.element(list.getByRole('listitem').first().getByText('959951234567')).toBeVisible();
		await screen.getByRole('button', { name: 'Copy code 204816' }).click();
		expect(copied).toHaveBeenCalledExactlyOnceWith('204816');
		await expect.element(screen.getByText('Code 204816 is copied')).toBeVisible();
	});

	test('asks again for what came meanwhile', async () => {
		const calls: string[] = [];
		const { screen } = await open('/dev-tool', { ...SCENARIOS['signed-in'], calls });
		await screen.getByRole('button', { name: 'Refresh' }).click();
		await expect.poll(() => calls.filter((call) => call === 'GET /api/dev-tool/outbox').length).toBe(2);
	});

	test('says what to do while nothing was sent', async () => {
		const { screen } = await open('/dev-tool', SCENARIOS.empty);
		await expect.element(screen.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
	});
});

describe('parcels', () => {
	test('go to their next state as the seller moves them', async () => {
		const { screen } = await open();
		await screen.getByRole('button', { name: 'Set to “Delivered”' }).click();
		await expect.element(screen.getByText(/is moved$/)).toBeVisible();
		await expect.element(screen.getByRole('button', { name: 'Set to “Delivered”' })).not.toBeInTheDocument();
	});

	test('are found by a code, and the address keeps it', async () => {
		const { screen, at } = await open();
		await screen.getByRole('textbox', { name: 'Order or parcel code' }).fill('ZZ00000000');
		await screen.getByRole('button', { name: 'Find parcels' }).click();
		await expect.element(screen.getByRole('heading', { name: 'No parcel with this code' })).toBeVisible();
		expect(at()).toBe('/dev-tool?code=ZZ00000000');
		await screen.getByRole('link', { name: 'Show my own' }).click();
		await expect.element(screen.getByRole('list', { name: 'Parcels' })).toBeVisible();
	});

	test('that stand elsewhere by now say so, and are asked for again', async () => {
		const calls: string[] = [];
		const failures = { stepParcel: 'order_move_refused' } as const;
		const { screen } = await open('/dev-tool', { ...SCENARIOS['signed-in'], failures, calls });
		await screen.getByRole('button', { name: 'Set to “Delivered”' }).click();
		await expect.element(screen.getByText('The parcel was not moved')).toBeVisible();
		await expect.poll(() => calls.filter((call) => call === 'GET /api/dev-tool/parcels').length).toBe(2);
	});
});

describe('the clock', () => {
	test('is set forward, back, and right again', async () => {
		const { screen } = await open();
		const form = screen.getByRole('form', { name: 'Shift the clock' });
		await expect.element(screen.getByText('Not shifted')).toBeVisible();
		await form.getByRole('spinbutton', { name: 'How much' }).fill('3');
		await form.getByRole('combobox', { name: 'Unit' }).selectOptions('days');
		await form.getByRole('button', { name: 'Set forward' }).click();
		await expect.element(screen.getByText('3 d 0 h 0 min ahead')).toBeVisible();
		await expect.element(screen.getByText('Nov 24, 2026 12:00')).toBeVisible();
		await form.getByRole('combobox', { name: 'Unit' }).selectOptions('hours');
		await form.getByRole('button', { name: 'Set back' }).click();
		await expect.element(screen.getByText('2 d 21 h 0 min ahead')).toBeVisible();
		await form.getByRole('button', { name: 'Set right' }).click();
		await expect.element(screen.getByText('Not shifted')).toBeVisible();
	});

	test('refuses what is no amount', async () => {
		const { screen } = await open();
		const form = screen.getByRole('form', { name: 'Shift the clock' });
		await form.getByRole('spinbutton', { name: 'How much' }).fill('0');
		await form.getByRole('button', { name: 'Set forward' }).click();
		await expect.element(form.getByText('Type a whole number from 1 to 3,650.')).toBeVisible();
		await expect.element(screen.getByText('Not shifted')).toBeVisible();
	});
});

describe('failures on purpose', () => {
	test('are switched on and off', async () => {
		const { screen } = await open();
		await expect.element(screen.getByText('Nothing fails on purpose.')).toBeVisible();
		await screen.getByRole('textbox', { name: 'Path begins with' }).fill('/api/cart');
		await screen.getByRole('combobox', { name: 'What happens' }).selectOptions('internal_error');
		await screen.getByRole('button', { name: 'Switch on' }).click();
		const item = screen.getByRole('list', { name: 'Failures that are on' }).getByRole('listitem');
		await expect.element(item).toHaveTextContent('/api/cartError 5002 calls left');
		await screen.getByRole('button', { name: 'Switch all off' }).click();
		await expect.element(screen.getByText('Nothing fails on purpose.')).toBeVisible();
	});

	test('need a path of the API', async () => {
		const { screen } = await open();
		await screen.getByRole('textbox', { name: 'Path begins with' }).fill('cart');
		await screen.getByRole('button', { name: 'Switch on' }).click();
		await expect.element(screen.getByText(/^Begin with \/api\//)).toBeVisible();
		await expect.element(screen.getByText('Nothing fails on purpose.')).toBeVisible();
	});
});

test('each tool fails on its own and can be asked again', async () => {
	const { screen } = await open('/dev-tool', { ...SCENARIOS['signed-in'], failures: { listOutbox: 'unavailable' } });
	await expect.element(screen.getByRole('heading', { name: 'The outbox could not be loaded' })).toBeVisible();
	await expect.element(screen.getByRole('list', { name: 'Parcels' })).toBeVisible();
	await expect.element(screen.getByText('Not shifted')).toBeVisible();
});

describe('the playgrounds', () => {
	test.each([
		['/playground', 'Playground'],
		['/plaground', 'Playground'],
		['/super-playground', 'Super playground'],
		['/super-doubleground', 'Super doubleground'],
	])('%s shows "%s"', async (path, title) => {
		const { screen } = await open(path);
		await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
	});

	test('lead to each other [§2.27]', async () => {
		const { screen, at } = await open('/playground');
		const pages = screen.getByRole('navigation', { name: 'Developer pages' });
		await expect.element(pages.getByRole('link', { name: 'Components' })).toHaveAttribute('aria-current', 'page');
		await pages.getByRole('link', { name: 'Light and dark' }).click();
		await expect.element(screen.getByRole('heading', { level: 1, name: 'Super doubleground' })).toBeVisible();
		expect(at()).toBe('/super-doubleground');
	});

	test('open what opens above the page', async () => {
		const { screen } = await open('/super-playground');
		await screen.getByRole('button', { name: 'Open AlertDialog' }).click();
		await expect.element(screen.getByRole('alertdialog')).toBeVisible();
		await screen.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
		await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
	});

	test('show the same by day and by night', async () => {
		const { screen } = await open('/super-doubleground');
		for (const [name, mode] of [
			['Light', 'light'],
			['Dark', 'dark'],
		] as const) {
			await expect.element(screen.getByRole('region', { name })).toHaveAttribute('data-color-mode', mode);
		}
	});
});

test('none of them is there in production', async () => {
	const { screen } = await renderShop('/dev-tool', SCENARIOS['signed-in']);
	await expect.element(screen.getByRole('heading', { name: /^Page not found: \/dev-tool/ })).toBeVisible();
});
