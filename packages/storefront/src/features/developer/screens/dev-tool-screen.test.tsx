import { MOCK_ORDER_TO_PAY, SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';

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
		await expect.element(screen.getByText('Code 204816 copied')).toBeVisible();
	});

	test('asks again for what came meanwhile', async () => {
		const calls: string[] = [];
		const { screen } = await open('/dev-tool', { ...SCENARIOS['signed-in'], calls });
		await screen.getByRole('button', { name: 'Refresh' }).click();
		await expect.poll(() => calls.filter((call) => call === 'GET /api/dev-tool/outbox').length).toBe(2);
	});

	test('is searched by words and channel', async () => {
		const { screen } = await open();
		const list = screen.getByRole('list', { name: 'Outbox' });
		await screen.getByRole('textbox', { name: 'Recipient or keyword' }).fill('zl31000003');
		await expect.poll(() => list.getByRole('listitem').elements().length).toBe(1);
		await screen.getByRole('combobox', { name: 'Channel' }).selectOptions('sms');
		await expect.element(screen.getByRole('heading', { name: 'No messages found' })).toBeVisible();
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
		await expect.element(screen.getByText(/updated$/)).toBeVisible();
		await expect.element(screen.getByRole('button', { name: 'Set to “Delivered”' })).not.toBeInTheDocument();
	});

	test('are found by a code, and the address keeps it', async () => {
		const { screen, at } = await open();
		await screen.getByRole('textbox', { name: 'Order or parcel code' }).fill('ZZ00000000');
		await screen.getByRole('button', { name: 'Find' }).click();
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
		await expect.element(screen.getByText('We couldn’t update the parcel')).toBeVisible();
		await expect.poll(() => calls.filter((call) => call === 'GET /api/dev-tool/parcels').length).toBe(2);
	});
});

describe('the bank desk', () => {
	const TO_PAY = { ...SCENARIOS['signed-in'], orderToPay: { method: 'qr' } } as const;
	const desk = (screen: Awaited<ReturnType<typeof open>>['screen']) =>
		screen.getByRole('region', { name: 'Bank desk' });

	test('approves a payment, and then offers what a bank can still do [§2.27]', async () => {
		const { screen } = await open(`/dev-tool?code=${MOCK_ORDER_TO_PAY}`, TO_PAY);
		await expect.element(desk(screen).getByText('Pending', { exact: true })).toBeVisible();
		for (const name of ['Decline', 'Don’t respond', 'Approve, notify twice', 'Approve after expiry']) {
			await expect.element(desk(screen).getByRole('button', { name })).toBeVisible();
		}
		await desk(screen).getByRole('button', { name: 'Approve', exact: true }).click();
		await expect.element(desk(screen).getByText('Paid', { exact: true })).toBeVisible();
		await expect.element(desk(screen).getByRole('button', { name: 'Notify again' })).toBeVisible();
	});

	test('plays the approval that comes late, after it was silent', async () => {
		const { screen } = await open(`/dev-tool?code=${MOCK_ORDER_TO_PAY}`, TO_PAY);
		await desk(screen).getByRole('button', { name: 'Don’t respond' }).click();
		await desk(screen).getByRole('button', { name: 'Send late approval' }).click();
		await expect.element(desk(screen).getByText('Refunded')).toBeVisible();
	});

	test('lists only what runs when asked to', async () => {
		const { screen } = await open('/dev-tool', SCENARIOS['order-paid']);
		await expect.element(desk(screen).getByText('Paid', { exact: true })).toBeVisible();
		await desk(screen).getByRole('checkbox', { name: 'Pending payments only' }).click();
		await expect.element(desk(screen).getByRole('heading', { name: 'No payments' })).toBeVisible();
	});
});

describe('price requests', () => {
	test('are answered for their shop, and their validity ends at a press', async () => {
		const { screen } = await open();
		const requests = screen.getByRole('region', { name: 'Quote requests' });
		await requests.getByRole('button', { name: 'Offer 5% less' }).click();
		await expect.element(requests.getByRole('button', { name: 'Offer 5% less' })).not.toBeInTheDocument();
		const before = requests.getByText('Expired').elements().length;
		await requests.getByRole('button', { name: 'Expire now' }).first().click();
		await expect.poll(() => requests.getByText('Expired').elements().length).toBe(before + 1);
	});
});

describe('conversations', () => {
	test('are answered as their shop', async () => {
		const { screen } = await open();
		const part = screen.getByRole('region', { name: 'Conversations' });
		await part.getByRole('checkbox', { name: 'Awaiting a reply only' }).click();
		const waiting = () => part.getByRole('listitem').elements().length;
		await expect.poll(waiting).toBe(2);
		await part.getByRole('textbox').first().fill('Yes, it is.');
		await part.getByRole('button', { name: 'Send' }).first().click();
		await expect.poll(waiting).toBe(1);
	});
});

describe('points and coupons', () => {
	test('are given to the account that is signed in', async () => {
		const { screen } = await open();
		const part = screen.getByRole('region', { name: 'Points and coupons' });
		await part.getByRole('spinbutton', { name: 'Points' }).fill('250');
		await part.getByRole('button', { name: 'Give points' }).click();
		await expect.element(part.getByText(/^You now have [\d,]+ points\.$/)).toBeVisible();
		await part.getByRole('button', { name: 'Create coupon' }).click();
		await expect.element(part.getByText(/^GIFT-TEAKWD: 20% off, for you\./)).toBeVisible();
	});

	test('need an account, as far as points are concerned', async () => {
		const { screen } = await open('/dev-tool', SCENARIOS['signed-out']);
		await expect.element(screen.getByText('Sign in with an account to get points.')).toBeVisible();
	});
});

describe('money', () => {
	test('is shown by state, and differences of settlement files are decided', async () => {
		const { screen } = await open('/dev-tool');
		const part = screen.getByRole('region', { name: 'Money' });
		await expect.element(part.getByText('214 payments paid')).toBeVisible();
		await expect.element(part.getByText('Refund not returned')).toBeVisible();
		const decisions = part.getByRole('group', { name: 'Decisions about 260301884515' });
		await decisions.getByRole('button', { name: 'Accept the entry' }).click();
		await expect.element(screen.getByText('Difference decided')).toBeVisible();
		await expect.element(decisions).not.toBeInTheDocument();
		// Nobody knows whose money it is: there is no entry to accept.
		const unknown = part.getByRole('group', { name: 'Decisions about EX123456789MP' });
		expect(unknown.getByRole('button').elements()).toHaveLength(1);
	});
});

describe('failed jobs', () => {
	test('say why they failed, and leave the list when they are repeated or dropped', async () => {
		const { screen } = await open();
		const part = screen.getByRole('region', { name: 'Failed jobs' });
		const left = () => part.getByRole('listitem').elements().length;
		await expect.poll(left).toBe(2);
		await expect.element(part.getByText('Error: mail.example.com answered 550 to RCPT')).toBeVisible();
		await part.getByRole('button', { name: 'Repeat' }).first().click();
		await expect.poll(left).toBe(1);
		await part.getByRole('button', { name: 'Drop' }).click();
		await expect.element(part.getByRole('heading', { name: 'No failed jobs' })).toBeVisible();
	});

	test('stay when that fails', async () => {
		const failures = { actOnDeadJob: 'unavailable' } as const;
		const { screen } = await open('/dev-tool', { ...SCENARIOS['signed-in'], failures });
		const part = screen.getByRole('region', { name: 'Failed jobs' });
		await part.getByRole('button', { name: 'Drop' }).first().click();
		await expect.element(screen.getByText('We couldn’t update the failed job')).toBeVisible();
		expect(part.getByRole('listitem').elements()).toHaveLength(2);
	});
});

test('links lead to the tools, which stand above the outbox', async () => {
	const { screen } = await open();
	const links = () => screen.getByRole('navigation', { name: 'Tools on this page' }).getByRole('link').elements();
	await expect
		.poll(() => links().map((link) => link.textContent))
		.toEqual([
			'Operator’s console',
			'Bank desk',
			'Parcels',
			'Quote requests',
			'Conversations',
			'Points and coupons',
			'Failed jobs',
			'Money',
			'Clock',
			'Simulated failures',
			'Outbox',
		]);
	for (const link of links()) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
	expect(document.querySelector('#console a')?.getAttribute('href')).toBe('/Operating');
});

describe('the clock', () => {
	test('is set forward, back, and right again', async () => {
		const { screen } = await open();
		const form = screen.getByRole('form', { name: 'Change the clock' });
		await expect.element(screen.getByText('No offset')).toBeVisible();
		await form.getByRole('spinbutton', { name: 'Amount' }).fill('3');
		await form.getByRole('combobox', { name: 'Unit' }).selectOptions('days');
		await form.getByRole('button', { name: 'Move forward' }).click();
		await expect.element(screen.getByText('3 d 0 h 0 min ahead')).toBeVisible();
		await expect.element(screen.getByText('Nov 24, 2026 12:00')).toBeVisible();
		await form.getByRole('combobox', { name: 'Unit' }).selectOptions('hours');
		await form.getByRole('button', { name: 'Move back' }).click();
		await expect.element(screen.getByText('2 d 21 h 0 min ahead')).toBeVisible();
		await form.getByRole('button', { name: 'Reset clock' }).click();
		await expect.element(screen.getByText('No offset')).toBeVisible();
	});

	test('refuses what is no amount', async () => {
		const { screen } = await open();
		const form = screen.getByRole('form', { name: 'Change the clock' });
		await form.getByRole('spinbutton', { name: 'Amount' }).fill('0');
		await form.getByRole('button', { name: 'Move forward' }).click();
		await expect.element(form.getByText('Enter a whole number from 1 to 3,650.')).toBeVisible();
		await expect.element(screen.getByText('No offset')).toBeVisible();
	});
});

describe('failures on purpose', () => {
	test('are switched on and off', async () => {
		const { screen } = await open();
		await expect.element(screen.getByText('No simulated failures.')).toBeVisible();
		await screen.getByRole('textbox', { name: 'Path begins with' }).fill('/api/cart');
		await screen.getByRole('combobox', { name: 'Effect' }).selectOptions('internal_error');
		await screen.getByRole('button', { name: 'Add failure' }).click();
		const item = screen.getByRole('list', { name: 'Active failures' }).getByRole('listitem');
		await expect.element(item).toHaveTextContent('/api/cartError 5002 requests left');
		await screen.getByRole('button', { name: 'Remove all' }).click();
		await expect.element(screen.getByText('No simulated failures.')).toBeVisible();
	});

	test('need a path of the API', async () => {
		const { screen } = await open();
		await screen.getByRole('textbox', { name: 'Path begins with' }).fill('cart');
		await screen.getByRole('button', { name: 'Add failure' }).click();
		await expect.element(screen.getByText(/^Start with \/api\//)).toBeVisible();
		await expect.element(screen.getByText('No simulated failures.')).toBeVisible();
	});
});

test('each tool fails on its own and can be asked again', async () => {
	const { screen } = await open('/dev-tool', { ...SCENARIOS['signed-in'], failures: { listOutbox: 'unavailable' } });
	await expect.element(screen.getByRole('heading', { name: 'We couldn’t load the outbox' })).toBeVisible();
	await expect.element(screen.getByRole('list', { name: 'Parcels' })).toBeVisible();
	await expect.element(screen.getByText('No offset')).toBeVisible();
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
