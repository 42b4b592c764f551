import { addCartLine, clearRecentViews } from '@zaylat/api-client';
import { type MockApiOptions, SCENARIOS } from '@zaylat/api-client/mocks';
import { cartTotals } from '@zaylat/domain/cart';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createMemoryWriteStorage } from '../../../core/writes/memory-write-storage.ts';
import { fakeEvents } from '../../../testing/fake-events.ts';
import { manualTimers } from '../../../testing/manual-timers.ts';
import { renderShop } from '../../../testing/render-shop.tsx';
import { cartState } from '../../cart/feature.ts';
import { chosenCoupon } from '../../coupons/chosen-coupon.ts';

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});

async function open(options: Parameters<typeof renderShop>[1] = SCENARIOS['signed-in']) {
	const shop = await renderShop('/Checkout', options);
	await expect.element(shop.screen.getByRole('heading', { level: 1 })).toBeVisible();
	const summary = shop.screen.getByRole('region', { name: 'Order summary' });
	const cart = () => {
		const lines = shop.shop.stateOf(cartState).lines();
		const selected = lines.filter(({ isSelected }) => isSelected);
		const saved = shop.shop.stateOf(cartState).known()?.saved ?? [];
		return { lines, saved, count: shop.shop.stateOf(cartState).count(), totals: cartTotals(selected, 'mmk') };
	};
	return { ...shop, summary, cart };
}

/** Opens a cart that has lines, and waits for them: the heading is before they are there. */
async function openFilled(options?: Parameters<typeof open>[0]) {
	const shop = await open(options);
	await expect.element(shop.summary).toBeVisible();
	return shop;
}

describe('the cart', () => {
	test('groups lines by shop and adds them up [§1.10] [§2.9]', async () => {
		const { screen, summary, cart } = await openFilled();
		expect(screen.getByRole('heading', { name: /^From / }).elements().length).toBe(
			new Set(cart().lines.map(({ shop }) => shop.slug)).size,
		);
		await expect
			.element(summary.getByText('Price, stock and other details may change before the order is confirmed.'))
			.toBeVisible();
	});

	test('shows a changed quantity and its total at once', async () => {
		const { screen, cart } = await openFilled();
		const [line] = cart().lines;
		await screen.getByRole('button', { name: `Increase quantity of ${line?.name}` }).click();
		await expect.poll(() => cart().lines[0]?.quantity).toBe((line?.quantity ?? 0) + 1);
		await expect.element(screen.getByRole('spinbutton').first()).toHaveValue(String((line?.quantity ?? 0) + 1));
	});

	test('takes a line out and puts it back', async () => {
		const { screen, cart } = await openFilled();
		const [line] = cart().lines;
		const remove = screen.getByRole('button', { name: `Remove ${line?.name}` });
		await remove.click();
		await expect.element(screen.getByText(`${line?.name} removed`)).toBeVisible();
		expect(cart().lines.map(({ variantId }) => variantId)).not.toContain(line?.variantId);
		await screen.getByRole('button', { name: 'Undo' }).click();
		await expect.element(remove).toBeVisible();
		const back = cart().lines.find(({ variantId }) => variantId === line?.variantId);
		expect(back?.quantity).toBe(line?.quantity);
	});

	test('says before the checkout that a quoted price has ended, and lets the shopper ask again or take the public one', async () => {
		const { screen, cart } = await openFilled(SCENARIOS['cart-quotation-ended']);
		const notice = screen.getByRole('alert').filter({ hasText: /^The quoted price of .* expired on/ });
		await expect.element(notice).toBeVisible();
		await expect
			.element(notice.getByRole('link', { name: 'Request a new quote' }))
			.toHaveAttribute('href', '/Products/1017?quotation=1017');
		await notice.getByRole('button', { name: /^Buy at / }).click();
		await expect.element(notice).not.toBeInTheDocument();
		expect(cart().lines.every(({ endedQuotation }) => endedQuotation === undefined)).toBe(true);
	});

	test('takes a refused quantity back and offers what can be had', async () => {
		const { screen, cart } = await openFilled(SCENARIOS['quantity-limited']);
		const [line] = cart().lines;
		await screen.getByRole('button', { name: `Increase quantity of ${line?.name}` }).click();
		await expect.element(screen.getByText('Only 2 left. Reduce the quantity.')).toBeVisible();
		await expect.element(screen.getByRole('button', { name: 'Change to 2' })).toBeVisible();
		expect(cart().lines[0]?.quantity).toBe(line?.quantity);
	});

	test('keeps a change that cannot be sent, says so, and sends it at a press', async () => {
		const failures: MockApiOptions['failures'] = { changeCartLine: 'lost' };
		const openWrites = async () => createMemoryWriteStorage();
		// It is not sent again by itself before the press.
		const { screen, cart } = await openFilled({
			...SCENARIOS['signed-in'],
			failures,
			openWrites,
			timers: manualTimers(),
		});
		const [line] = cart().lines;
		await screen.getByRole('button', { name: `Increase quantity of ${line?.name}` }).click();
		await expect.element(screen.getByText('1 change isn’t saved yet', { exact: true })).toBeVisible();
		await expect.element(screen.getByText('Not saved yet', { exact: true })).toBeVisible();
		expect(cart().lines[0]?.quantity).toBe((line?.quantity ?? 0) + 1);
		Object.assign(failures, { changeCartLine: undefined });
		await screen.getByRole('button', { name: 'Try now' }).click();
		await expect.element(screen.getByText('Not saved yet', { exact: true })).not.toBeInTheDocument();
		expect(cart().lines[0]?.quantity).toBe((line?.quantity ?? 0) + 1);
	});

	test('names a product that was sold out when it could be added, and leads back to the choice', async () => {
		const line = {
			...{ name: 'Cotton longyi', variantName: 'Indigo', productId: '1010', variantId: '1010-1', available: 9 },
			picture: { path: '/p', widths: [240], alt: '', tint: 1 },
			unitPrice: { amount: 100_000, currency: 'mmk' },
			previousUnitPrice: null,
			shop: { slug: 's', name: 'S' },
		};
		const value = { kind: 'add', variantId: '1010-1', quantity: 2, line };
		const kept = [{ id: 'kept-change-1', queue: 'cart-mm', owner: 'user-1', order: 1, value }];
		const openWrites = async () => createMemoryWriteStorage(kept);
		const { screen } = await openFilled({ ...SCENARIOS['out-of-stock'], openWrites });
		const notice = screen.getByRole('alert').filter({ hasText: 'Not added to cart' });
		await expect.element(notice.getByText('Not added to cart: Cotton longyi, Indigo (2)')).toBeVisible();
		await expect.element(notice.getByText('Sold out. Choose another option, or check back later.')).toBeVisible();
		await expect
			.element(notice.getByRole('link', { name: 'View product' }))
			.toHaveAttribute('href', '/Products/1010?variant=1010-1&quantity=2');
		await notice.getByRole('button', { name: 'Dismiss' }).click();
		await expect.element(notice).not.toBeInTheDocument();
	});

	test('leaves sold-out lines out of the total and says what to do', async () => {
		const { screen, summary } = await open(SCENARIOS['cart-sold-out']);
		await expect.element(screen.getByText('Sold out. Remove it, or save it for later.')).toBeVisible();
		await expect.element(summary.getByText('Sold-out items are not included.')).toBeVisible();
	});

	test('says in which currency payment is taken (Decision 5)', async () => {
		const { summary } = await open({ ...SCENARIOS['signed-in'], preferences: { currency: 'usd' } });
		await expect.element(summary.getByText(/You pay in the shop’s currency: .*K/)).toBeVisible();
	});

	test('has the way on at the same place for guests, who earn no points: the session is known after the page', async () => {
		await page.viewport(1440, 900);
		async function linkTop(user: 'registered' | 'guest') {
			const { summary, screen } = await openFilled({ ...SCENARIOS['signed-in'], user });
			await expect.poll(() => summary.getByText(/points/).elements().length).toBe(user === 'guest' ? 0 : 1);
			const link = summary.getByRole('link', { name: 'Go to checkout' });
			const top = link.element().getBoundingClientRect().top - summary.element().getBoundingClientRect().top;
			screen.unmount();
			return top;
		}
		expect(await linkTop('guest')).toBe(await linkTop('registered'));
	});

	test('leads to the sign-in and back when the session is over', async () => {
		const { screen, cart, router, shop } = await openFilled({
			...SCENARIOS['signed-in'],
			failures: { removeCartLine: 'session_expired' },
		});
		vi.spyOn(shop.auth, 'refresh').mockResolvedValue({ ...shop.auth.getState(), data: null });
		const visited: string[] = [];
		onTestFinished(
			router.subscribe(({ navigation: { location } }) => {
				if (location) visited.push(location.pathname + location.search);
			}),
		);
		await screen.getByRole('button', { name: `Remove ${cart().lines[0]?.name}` }).click();
		await expect.poll(() => visited).toContain('/login?redirect=%2FCheckout');
	});

	test('offers a way on when it is empty', async () => {
		const { screen } = await open(SCENARIOS['empty-cart']);
		await expect.element(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
		await expect.element(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/');
	});

	test('suggests what was looked at last when it is empty', async () => {
		const { screen } = await open(SCENARIOS['empty-cart']);
		const looked = screen.getByRole('region', { name: 'Recently viewed' });
		await expect.poll(() => looked.getByRole('article').elements().length).toBe(3);
	});

	test('suggests popular products when it is empty and nothing was looked at', async () => {
		const { screen, shop } = await renderShop('/', SCENARIOS['empty-cart']);
		await shop.client().send(clearRecentViews());
		await screen.getByRole('link', { name: /^Cart/ }).first().click();
		const popular = screen.getByRole('region', { name: 'Popular right now' });
		await expect.poll(() => popular.getByRole('article').elements().length).toBe(6);
	});

	test('leads to sign-in and back without a session (guard account)', async () => {
		const { at } = await open(SCENARIOS['signed-out']);
		await expect.poll(at).toBe('/login?redirect=%2FCheckout&error=SessionRequired');
	});

	test('can be asked for again when the server is down', async () => {
		const { screen } = await open(SCENARIOS.unavailable);
		await expect.element(screen.getByRole('heading', { name: 'We couldn’t load your cart' })).toBeVisible();
		await expect.element(screen.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
	});
});

describe('what the checkout takes', () => {
	test('is chosen by line, by shop and all at once, and the total follows', async () => {
		const { screen, cart } = await openFilled();
		const [line] = cart().lines;
		const all = screen.getByRole('checkbox', { name: 'Select all', exact: true });
		await expect.element(all).toBeChecked();
		const whole = cart().totals.subtotal.amount;
		await screen.getByRole('checkbox', { name: `Select ${line?.name}` }).click();
		await expect.poll(() => cart().totals.subtotal.amount).toBeLessThan(whole);
		await expect.element(all).not.toBeChecked();
		await screen.getByRole('checkbox', { name: `Select all items from ${line?.shop.name}` }).click();
		await expect.poll(() => cart().totals.subtotal.amount).toBe(whole);
		await all.click();
		await expect.poll(() => cart().totals.pieceCount).toBe(0);
		await expect.element(screen.getByText('Select the items you want to order.')).toBeVisible();
	});

	test('leaves sold-out lines out', async () => {
		const { screen, cart } = await openFilled(SCENARIOS['cart-sold-out']);
		const gone = cart().lines.find(({ available }) => available === 0);
		await expect.element(screen.getByRole('checkbox', { name: `Select ${gone?.name}` })).toBeDisabled();
		const chosen = () => cart().lines.map(({ id, isSelected }) => [id, isSelected]);
		const before = chosen();
		const toggled = before.map(([id, isSelected]) => [id, id === gone?.id ? isSelected : !isSelected]);
		await screen.getByRole('checkbox', { name: 'Select all', exact: true }).click();
		await expect.poll(chosen).toEqual(toggled);
		await screen.getByRole('checkbox', { name: 'Select all', exact: true }).click();
		await expect.poll(chosen).toEqual(before);
	});
});

describe('a coupon', () => {
	const field = (screen: Awaited<ReturnType<typeof open>>['screen']) =>
		screen.getByRole('textbox', { name: 'Coupon code' });

	test('is taken off the total, and kept for the next steps', async () => {
		const { screen, summary, cart } = await openFilled();
		await field(screen).fill(' welcome10 ');
		await screen.getByRole('button', { name: 'Apply' }).click();
		await expect.element(summary.getByText('Coupon WELCOME10')).toBeVisible();
		// It may be there as the best one before it is there as chosen.
		await expect.poll(() => window.sessionStorage.getItem('chosen-coupon')).toBe('WELCOME10');
		expect(cart().totals.subtotal.amount).toBeGreaterThan(0);
		await screen.getByRole('button', { name: 'Remove', exact: true }).click();
		await expect.element(summary.getByText('Coupon WELCOME10')).not.toBeInTheDocument();
		// Whoever takes it away wants none.
		expect(chosenCoupon.read()).toBeUndefined();
		expect(chosenCoupon.isOpen()).toBe(false);
	});

	test('is the best one until the shopper chooses another one or none, which is kept', async () => {
		const first = await openFilled();
		const { screen } = first;
		await expect.element(screen.getByText('Best coupon used')).toBeVisible();
		await expect.element(first.summary.getByText('Coupon WELCOME10')).toBeVisible();
		expect(chosenCoupon.isOpen()).toBe(true);
		// One that could be used, too, says what it does and why it cannot be added.
		await expect.element(screen.getByText('One coupon per order')).toBeVisible();
		await screen.getByRole('button', { name: 'No coupon' }).click();
		await expect.element(first.summary.getByText('Coupon WELCOME10')).not.toBeInTheDocument();
		await screen.unmount();

		const second = await openFilled();
		await expect.element(second.screen.getByRole('button', { name: /^Use\s*FREESHIP$/ })).toBeVisible();
		expect(second.screen.getByText('Best coupon used').elements()).toEqual([]);
		await second.screen.getByRole('button', { name: /^Use\s*FREESHIP$/ }).click();
		await expect.element(second.screen.getByText(/: free delivery$/)).toBeVisible();
		await second.screen.unmount();

		const third = await openFilled();
		await expect.element(third.screen.getByText(/: free delivery$/)).toBeVisible();
		expect(third.screen.getByText('Best coupon used').elements()).toEqual([]);
	});

	test('for categories is worth what it takes off their goods, and says which they are', async () => {
		const { screen, summary } = await openFilled(SCENARIOS['coupon-of-categories']);
		await expect.element(summary.getByText('Coupon WELCOME10')).toBeVisible();
		// A tenth of three teas of 14,200 K; shirts and a bag are no groceries.
		await expect.element(summary.getByText('−4,260 K')).toBeVisible();
		await expect.element(screen.getByText(/4,260\sK off · For Phones and Groceries$/)).toBeVisible();
	});

	test('for categories that nothing is bought of is offered to nobody, and says what to add', async () => {
		const { screen } = await openFilled(SCENARIOS['coupon-of-other-categories']);
		await expect.element(screen.getByText(/: free delivery$/)).toBeVisible();
		expect(screen.getByText('WELCOME10').elements()).toEqual([]);
		await field(screen).fill('WELCOME10');
		await screen.getByRole('button', { name: 'Apply' }).click();
		const advice = 'Add items from Phones and Books for 20,000 K more to use this coupon.';
		await expect.element(screen.getByText(advice)).toBeVisible();
	});

	test('for categories says how much of their goods is missing, and leads to them', async () => {
		const cart = [
			{ variantId: '1001-2', quantity: 3 },
			{ variantId: '1010-1', quantity: 1 },
		];
		const { screen } = await openFilled({ ...SCENARIOS['coupon-of-categories'], cart });
		const offer = screen.getByRole('listitem').filter({ hasText: 'For Phones and Groceries' });
		await expect.element(offer.getByText(/Add 5,800\sK more to use it/).first()).toBeVisible();
		await expect.element(offer.getByRole('link')).toHaveAttribute('href', '/Category/phones');
	});

	test('that comes later than the page moves nothing that is pressed', async () => {
		await page.viewport(1366, 768);
		async function places({ screen, summary }: Awaited<ReturnType<typeof openFilled>>) {
			const top = summary.element().getBoundingClientRect().top;
			const pressed = [
				summary.getByRole('link', { name: 'Go to checkout' }).first(),
				summary.getByRole('link', { name: 'Continue shopping' }),
				field(screen),
				summary.getByRole('button', { name: 'Apply' }),
			];
			return pressed.map((each) => Math.round(each.element().getBoundingClientRect().top - top));
		}
		const without = await openFilled({ ...SCENARIOS['signed-in'], failures: { checkCoupon: 'unavailable' } });
		await expect.element(field(without.screen)).toBeVisible();
		const before = await places(without);
		await without.screen.unmount();
		const best = await openFilled();
		await expect.element(best.screen.getByText('Best coupon used')).toBeVisible();
		expect(await places(best)).toEqual(before);
	});

	test('that was typed but not taken yet is there after a reload, until it is removed', async () => {
		const first = await openFilled();
		await field(first.screen).fill('WELCOM');
		await first.screen.unmount();
		const second = await openFilled();
		await expect.element(field(second.screen)).toHaveValue('WELCOM');
		await field(second.screen).fill('WELCOME10');
		await second.screen.getByRole('button', { name: 'Apply' }).click();
		await second.screen.getByRole('button', { name: 'Remove', exact: true }).click();
		await second.screen.unmount();
		await expect.element(field((await openFilled()).screen)).toHaveValue('');
	});

	test('that holds no more is not kept for the next steps', async () => {
		window.sessionStorage.setItem('chosen-coupon', 'NOSUCH99');
		const { screen } = await openFilled();
		await expect.element(screen.getByText('Invalid coupon code. Check it and try again.')).toBeVisible();
		expect(window.sessionStorage.getItem('chosen-coupon')).toBeNull();
	});

	test.each([
		['x', 'Invalid coupon code. Codes have 4 to 20 letters and digits.'],
		['NOSUCH99', 'Invalid coupon code. Check it and try again.'],
	])('%s is refused with what to do', async (code, message) => {
		const { screen } = await open();
		await field(screen).fill(code);
		await screen.getByRole('button', { name: 'Apply' }).click();
		await expect.element(screen.getByText(message)).toBeVisible();
		await expect.element(field(screen)).toHaveValue(code);
	});
});

describe('saved for later', () => {
	test('a line keeps variant and quantity, and that can be taken back', async () => {
		const { screen, cart } = await openFilled();
		const [line] = cart().lines;
		await screen.getByRole('button', { name: new RegExp(`^Save for later ?: ${line?.name}`) }).click();
		await expect.element(screen.getByText(`${line?.name} saved for later`)).toBeVisible();
		await expect.element(screen.getByRole('heading', { name: 'Saved for later (1)' })).toBeVisible();
		expect(cart().lines.map(({ variantId }) => variantId)).not.toContain(line?.variantId);
		await screen.getByRole('button', { name: 'Undo' }).click();
		await expect.poll(() => cart().lines.find(({ id }) => id === line?.id)?.quantity).toBe(line?.quantity);
		await expect.element(screen.getByRole('heading', { name: 'Saved for later (1)' })).not.toBeInTheDocument();
	});

	test('a quoted line returns with its quotation, and the order does not contain it meanwhile', async () => {
		const { screen, cart } = await open(SCENARIOS['cart-terms']);
		const line = cart().lines.find(({ quotation }) => quotation?.isApplied);
		await screen.getByRole('button', { name: new RegExp(`^Save for later ?: ${line?.name}`) }).click();
		const saved = screen.getByRole('region', { name: 'Saved for later (1)' });
		await expect.element(saved.getByText(/Quoted/)).toBeVisible();
		await expect.poll(() => cart().saved).toHaveLength(1);
		await saved.getByRole('button', { name: /^Move to cart/ }).click();
		await expect.poll(() => cart().lines.find(({ id }) => id === line?.id)?.quotation).toEqual(line?.quotation);
		await expect.poll(() => cart().saved).toEqual([]);
	});

	test('a line can be removed there', async () => {
		const { screen, cart } = await openFilled();
		const [line] = cart().lines;
		await screen.getByRole('button', { name: new RegExp(`^Save for later ?: ${line?.name}`) }).click();
		const saved = screen.getByRole('region', { name: 'Saved for later (1)' });
		await saved.getByRole('button', { name: `Remove ${line?.name}` }).click();
		await expect.poll(() => cart().saved).toEqual([]);
		await expect.element(saved).not.toBeInTheDocument();
	});
});

test('what changed elsewhere, such as a price, is shown without a reload', async () => {
	const events = fakeEvents();
	const { screen, shop } = await openFilled({ ...SCENARIOS['signed-in'], openEvents: events.open });
	await expect.poll(() => shop.auth.getState().status).toBe('authenticated');
	const added = await shop.client().attempt(addCartLine({ variantId: '1004-1', quantity: 1 }));
	const name = added.ok ? added.value.data.lines.find(({ variantId }) => variantId === '1004-1')?.name : undefined;
	expect(name).toBeDefined();
	const remove = screen.getByRole('button', { name: `Remove ${name}` });
	await expect.element(remove).not.toBeInTheDocument();
	events.emit('change', { topic: 'cart' });
	await expect.element(remove).toBeVisible();
});

test('a price that changed since the last visit stands there until it is confirmed', async () => {
	const seen = { price: { amount: 100, currency: 'mmk' }, isSoldOut: false };
	window.localStorage.setItem('cart-seen', JSON.stringify({ '1001-2-2': seen }));
	const { screen } = await open();
	const notice = screen.getByText(/^Price increased by .* since you last viewed it\.$/);
	await expect.element(notice).toBeVisible();
	await screen.getByRole('button', { name: 'Got it' }).click();
	await expect.element(notice).not.toBeInTheDocument();
});

test('points and cheaper quantities are told', async () => {
	const { screen, summary } = await open({
		...SCENARIOS['signed-in'],
		cart: [{ variantId: '1004-1', quantity: 1 }],
	});
	await expect.element(summary.getByText(/^You earn [\d,]+ points when it is delivered\.$/)).toBeVisible();
	await expect.element(screen.getByText(/^Add \d+ more and save \d+%$/)).toBeVisible();
});
