import { SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';

/** A page that is opened for the first time loads its code. */
const ARRIVAL = { timeout: 10_000 } as const;

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});

describe('the address book', () => {
	test('removes an address, and takes that back', async () => {
		const { screen } = await renderShop('/AddressBook', SCENARIOS['signed-in']);
		await expect.element(screen.getByText('2 addresses')).toBeVisible();
		await screen.getByRole('button', { name: 'Remove ဆိုင်' }).click();
		await expect.element(screen.getByText('1 address', { exact: true })).toBeVisible();
		// The button has gone with its card.
		expect(document.activeElement).not.toBe(document.body);
		await screen.getByRole('button', { name: 'Undo' }).click();
		await expect.element(screen.getByText('2 addresses')).toBeVisible();
	});

	test('shows what is written in Burmese with the room that it needs, on a page in English', async () => {
		const { screen } = await renderShop('/AddressBook', SCENARIOS['signed-in']);
		const heading = screen.getByRole('heading', { name: 'ဆိုင်' });
		await expect.element(heading).toHaveAttribute('lang', 'my');
		const share = (part: Element) => {
			const { lineHeight, fontSize } = getComputedStyle(part);
			return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
		};
		expect(share(screen.getByText('ဒေါ်ခင်').first().element())).toBeCloseTo(1.75);
		expect(share(screen.getByText(/^Chanayethazan/).element())).toBeCloseTo(1.45);
	});

	test('has exactly one primary address [§3.7]', async () => {
		const { screen } = await renderShop('/AddressBook', SCENARIOS['signed-in']);
		await screen.getByRole('button', { name: 'Set as primary: ဆိုင်' }).click();
		await expect.element(screen.getByRole('button', { name: 'Set as primary: အိမ်' })).toBeVisible();
		expect(screen.getByText('Primary', { exact: true }).elements()).toHaveLength(1);
	});

	test('changes an address in place and comes back to the list', async () => {
		const { screen, at } = await renderShop('/AddressBook?edit=address-1', SCENARIOS['signed-in']);
		await screen.getByRole('textbox', { name: /^Recipient/ }).fill('U Ba');
		await screen.getByRole('button', { name: 'Save address' }).click();
		await expect.poll(at, ARRIVAL).toBe('/AddressBook');
		await expect.element(screen.getByText('U Ba')).toBeVisible();
		await expect.element(screen.getByRole('heading', { level: 1, name: 'Address book' })).toHaveFocus();
	});

	test('moves the focus to its heading with the form and back', async () => {
		const { screen, at } = await renderShop('/AddressBook', SCENARIOS['signed-in']);
		const heading = screen.getByRole('heading', { level: 1, name: 'Address book' });
		await screen.getByRole('main').getByRole('link', { name: 'Add address' }).click();
		await expect.poll(at).toBe('/AddressBook?edit=new');
		await expect.element(heading).toHaveFocus();
		await screen.getByRole('button', { name: 'Cancel' }).click();
		await expect.poll(at).toBe('/AddressBook');
		await expect.element(heading).toHaveFocus();
	});

	test('says so when the address is not in the book any more', async () => {
		const { screen } = await renderShop('/AddressBook?edit=address-9', SCENARIOS['signed-in']);
		await expect.element(screen.getByRole('heading', { name: 'Sorry address not found to deliver' })).toBeVisible();
	});
});

describe('the address list of the device (Specification §3)', () => {
	const KEY = 'address-list';
	const kept = () => window.localStorage.getItem(KEY);

	test('has the book of a guest, also when it changes [§3.13]', async () => {
		const { screen } = await renderShop('/AddressBook', SCENARIOS.guest);
		await expect.element(screen.getByText('2 addresses')).toBeVisible();
		await expect.poll(kept).toContain('address-2');
		await screen.getByRole('button', { name: 'Remove ဆိုင်' }).click();
		await expect.poll(kept).not.toContain('address-2');
	});

	test('is there for the next guest, whose book is empty', async () => {
		const first = await renderShop('/AddressBook', SCENARIOS.guest);
		await expect.poll(kept).toContain('address-2');
		first.stop();
		await first.screen.unmount();
		const { screen } = await renderShop('/AddressBook', { ...SCENARIOS.guest, hasNoAddresses: true });
		await screen.getByRole('button', { name: 'Use this address: အိမ်' }).click();
		await expect.element(screen.getByText('1 address', { exact: true })).toBeVisible();
	});

	test('is forgotten when asked to', async () => {
		const first = await renderShop('/AddressBook', SCENARIOS.guest);
		await expect.poll(kept).not.toBeNull();
		first.stop();
		await first.screen.unmount();
		const { screen } = await renderShop('/AddressBook', { ...SCENARIOS.guest, hasNoAddresses: true });
		await screen.getByRole('button', { name: 'Remove from this device' }).click();
		await expect.element(screen.getByText('Addresses on this device')).not.toBeInTheDocument();
		expect(kept()).toBeNull();
	});

	test('has the book of an account, with its primary address, until sign-out [§3.18]', async () => {
		const { screen, router } = await renderShop('/AddressBook', SCENARIOS['signed-in']);
		await expect.element(screen.getByText('2 addresses')).toBeVisible();
		await expect.poll(kept).toContain('"isPrimary":true');
		await router.navigate('/profile');
		await screen.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
		await expect.poll(kept).toBeNull();
	});

	test('of an account is never shown to somebody else, who removes it by signing in [§3.18]', async () => {
		const first = await renderShop('/AddressBook', SCENARIOS['signed-in']);
		await expect.poll(kept).toContain('address-2');
		first.stop();
		await first.screen.unmount();
		const { screen } = await renderShop('/AddressBook', { ...SCENARIOS.guest, hasNoAddresses: true });
		await expect.element(screen.getByText('No addresses yet')).toBeVisible();
		expect(screen.getByText('Addresses on this device').elements()).toHaveLength(0);
		await expect.poll(kept).toBeNull();
	});

	test('that somebody else wrote is no list', async () => {
		window.localStorage.setItem(KEY, '[{"id":1},"x",{"id":"a","street":"b"}]');
		const { screen } = await renderShop('/AddressBook', { ...SCENARIOS.guest, hasNoAddresses: true });
		await expect.element(screen.getByText('No addresses yet')).toBeVisible();
		expect(screen.getByText('Addresses on this device').elements()).toHaveLength(0);
	});
});
