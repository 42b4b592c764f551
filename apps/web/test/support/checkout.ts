import type { Page } from '@playwright/test';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { asksForWallet, PAYMENT_OPTIONS, type PaymentMethod, paymentOptionOf } from '@zaylat/domain/payments';
import { buyerOf, newPhone, type Pieces } from './buyer.ts';
import type { Combination } from './matrix.ts';
import { at, expect, open, setLanguage, textOf } from './shop.ts';

/** An address of each edition, as a shopper fills it in; places by what the options are worth. */
const TYPED = {
	mm: { region: 'mm-yangon', township: 'mm-yangon-kamayut' },
	th: { postcode: '10500' },
} as const;

type Areas = 'checkout' | 'payment' | 'paying' | 'addresses' | 'cart';

/** What a shopper does at the checkout, in a language. */
export function shopperAt(page: Page, language: Language) {
	const text = (area: Areas, key: string, values: Readonly<Record<string, string>> = {}) =>
		textOf(language, area, key, values);
	const main = page.getByRole('main');
	const press = (area: Areas, key: string) => page.getByRole('button', { name: text(area, key), exact: true }).click();
	/** In the main part: the footer has headings of the same name. */
	const heading = (area: Areas, key: string) => main.getByRole('heading', { name: text(area, key), exact: true });
	const field = (key: string) => page.getByLabel(text('addresses', key)).and(page.locator('input, select'));
	/** Chooses the first of several; a click before hydration waits for it. */
	async function chooseFirst(): Promise<void> {
		const first = main.getByRole('radio').first();
		await first.click();
		await expect(first).toBeChecked();
	}
	/** Fills in the first address, and saves it unless told otherwise. */
	async function fillAddress(edition: Edition, { isSent = true } = {}) {
		await field('recipient').fill('Daw Khin');
		await page.locator('input[type=tel]').fill(newPhone(edition));
		if (edition === 'mm') {
			await field('region.mm').selectOption(TYPED.mm.region);
			await field('township.mm').selectOption(TYPED.mm.township);
		} else {
			await field('postcode').fill(TYPED.th.postcode);
			await expect(field('region.th')).not.toHaveValue('');
			for (const key of ['township.th', 'subdistrict']) {
				// Fields that the postcode determines are filled automatically; ambiguous ones are listed and wait for a choice.
				await expect(field(key).getByRole('option').nth(1)).toBeAttached();
				if ((await field(key).inputValue()) === '') await field(key).selectOption({ index: 1 });
			}
		}
		await field('homeNo').fill('12');
		await field('street').fill('Inya Road');
		if (isSent) await press('checkout', 'address.saveAndUse');
	}
	/** The choice of the usual way to pay of a method, in the edition of the page. */
	function methodChoice(method: PaymentMethod) {
		const option = paymentOptionOf(new URL(page.url()).hostname.startsWith('th.') ? 'th' : 'mm', method);
		const name = PAYMENT_OPTIONS[option].name ?? text('paying', `options.${option}`);
		return main.getByRole('radio', { name, exact: true });
	}
	/** Chooses how to pay, and goes on to the review. */
	async function chooseMethod(method: PaymentMethod) {
		await methodChoice(method).check();
		await press('checkout', 'payment.next');
	}
	return {
		text,
		main,
		press,
		heading,
		field,
		chooseFirst,
		/** The button that orders. */
		pay: page.locator('[data-part="pay-bar"]').getByRole('button'),
		fillAddress,
		chooseMethod,
		methodChoice,
		/** The button that changes a card of the one-page checkout. */
		change: (card: 'to') =>
			page.getByRole('button', {
				name: text('checkout', 'changeOf', { what: text('checkout', `review.${card}`) }),
				exact: true,
			}),
		/** From the cart to the button that orders, filling in the first address on the page of the whole checkout. */
		async fillUntilReview(edition: Edition, method: PaymentMethod) {
			await page.getByRole('link', { name: text('cart', 'summary.checkout') }).click();
			await expect(page).toHaveURL(/step=review/);
			await fillAddress(edition);
			await expect(heading('checkout', 'review.title')).toBeVisible();
			await expect(main.getByText('Daw Khin').first()).toBeVisible();
			await press('paying', 'all');
			await methodChoice(method).check();
		},
		/** From the one page of the checkout to its single steps. */
		async stepByStep() {
			await page.getByRole('link', { name: text('checkout', 'steps.single') }).click();
		},
		/** From the first step, with a saved address, to the payment methods. */
		async toPayment() {
			await expect(heading('checkout', 'address.title')).toBeVisible();
			await chooseFirst();
			await press('checkout', 'address.next');
			await expect(heading('checkout', 'delivery.title')).toBeVisible();
			await press('checkout', 'delivery.next');
			await expect(heading('checkout', 'payment.title')).toBeVisible();
		},
		/** Continues with the proposed wallet, where an operator's wallet is required. */
		async giveWallet(method: PaymentMethod, edition: Edition) {
			if (asksForWallet(paymentOptionOf(edition, method))) await press('payment', 'wallet.pay');
		},
		/** Opens the bank's page and performs the given action there. */
		async atBank(outcome: 'confirm' | 'refuse') {
			await page.getByRole('link', { name: text('payment', 'redirect.go') }).click();
			await press('payment', `sandbox.${outcome}`);
		},
		/** The code of the order that the address names. */
		orderCode: () => new URL(page.url()).searchParams.get('order') ?? '',
	};
}

/** Who begins a checkout. */
interface Beginner {
	readonly pieces: Pieces;
	/** Bonus points of an account; a guest's purchase without. */
	readonly points?: number;
	readonly isMember?: boolean;
	readonly port?: number;
}

/** A shopper with a filled cart and a saved address, on the page of the first step after the cart. */
export async function beginCheckout(
	page: Page,
	combination: Combination,
	{ pieces, points = 0, isMember = points > 0, port }: Beginner,
) {
	const { edition, language } = combination;
	await setLanguage(page, combination);
	const buyer = buyerOf(page, combination, port);
	const email = await (isMember ? buyer.asMember(points) : buyer.asGuest());
	await buyer.put(pieces);
	await buyer.keepAddress();
	await open(page, at(edition, '/Checkout?step=address', port));
	return { buyer, email, does: shopperAt(page, language) };
}
