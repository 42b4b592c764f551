import type { Page } from '@playwright/test';
import type { PaymentMethod } from '@zaylat/domain/payments';
import { newPhone } from './support/buyer.ts';
import { shopperAt } from './support/checkout.ts';
import { type Combination, MATRIX, ON } from './support/matrix.ts';
import { giveProof } from './support/proof.ts';
import { PORTS } from './support/servers.ts';
import { at, expect, open, test, textOf } from './support/shop.ts';

/** States of a parcel on its way, in their order. */
const DELIVERY = ['approved', 'ready to ship', 'start shipping', 'on going', 'delivered'];

/** The smallest phone that many people have. */
const PHONE = { width: 360, height: 740 };

const PASSWORD = 'lotus-river-7';
const NEW_PASSWORD = 'river-lotus-8';
const REVIEW = 'Soft, and the colour is that of the picture.';

/** The question in each language, and a word of its response. */
const QUESTION = {
	en: ['When will it arrive?', /3 to 7 days/],
	mm: ['ဘယ်တော့ ရောက်မလဲ။', /အော်ဒါစာမျက်နှာ/],
	thai: ['ส่งกี่วันคะ', /3 ถึง 7 วัน/],
	china: ['几天能到？', /3 到 7 天/],
} as const;

/** Begins with another letter in each edition: the shop shows no more of it where a code is awaited. */
const email = ({ edition }: Combination) => `${edition}.${Date.now().toString().slice(-6)}@example.com`;

// The server is in the demo profile as `npm start` runs it, and everything is done through the interface.
test.use({ storageState: { cookies: [], origins: [] } });

type Area = Parameters<typeof textOf>[1];

/** What a newcomer does in the demo, in a combination. */
async function newcomerAt(page: Page, combination: Combination) {
	const { edition, language, size } = combination;
	if (size === 'phone') await page.setViewportSize(PHONE);
	const does = shopperAt(page, language);
	const text = (area: Area, key: string, values = {}) => textOf(language, area, key, values);
	const main = page.getByRole('main');
	const field = (name: string) => main.locator(`[name=${name}]:not([type=hidden])`);
	const button = (area: Area, key: string) => main.getByRole('button', { name: text(area, key), exact: true });
	const show = (path: string) => open(page, at(edition, path, PORTS.demo));
	const status = (name: string) => main.getByText(text('tracking', `status.${name}`), { exact: true }).first();

	/** Fills the code in that the panel shows. */
	async function fillCode(): Promise<void> {
		await button('demo', 'code.fill').click();
		await expect(field('code')).not.toHaveValue('');
	}

	async function signIn(identifier: string, password: string): Promise<void> {
		await main.getByLabel(text('auth', 'identifier')).fill(identifier);
		await main.getByLabel(text('auth', 'password'), { exact: true }).fill(password);
		await main.locator('form:has([name=password]) button[type=submit]').click();
	}

	return {
		/** A first visit: dismisses the banner, and opens an account. */
		async register(identifier: string): Promise<void> {
			await show(`/?lang=${language}`);
			const banner = page.getByRole('complementary', { name: text('demo', 'label'), exact: true });
			await expect(banner).toBeVisible();
			await page.getByRole('button', { name: text('demo', 'banner.dismiss'), exact: true }).click();
			await expect(banner).toBeHidden();
			await show('/register');
			await expect(banner).toBeHidden();
			await field('name').fill('Ma Hla');
			await field('identifier').fill(identifier);
			await field('password').fill(PASSWORD);
			await button('auth', 'register.next').click();
			await fillCode();
			await button('auth', 'register.confirm').click();
			await expect(page).not.toHaveURL(/register/);
		},

		/** Buys the first product of the home page. @returns the code of the order */
		async buy(method: PaymentMethod): Promise<string> {
			await show('/');
			await main.locator('a[href^="/Products/"]').filter({ visible: true }).first().click();
			await button('product', 'buy.add').first().click();
			await expect(page.getByText(text('product', 'buy.added')).first()).toBeVisible();
			await show('/checkout');
			await does.fillUntilReview(edition, method);
			await does.pay.click();
			await expect(page).toHaveURL(/order=ZL\d{8}/);
			const code = does.orderCode();
			await does.giveWallet(method, edition);
			if (method === 'qr') await button('payment', 'sandbox.confirm').click();
			else if (method !== 'cash_on_delivery') await does.atBank('confirm');
			const end = method === 'cash_on_delivery' ? 'success.ordered' : 'success.title';
			await expect(does.heading('payment', end)).toBeVisible();
			return code;
		},

		/** Moves an order to its delivery, one click for each step. */
		async receive(code: string): Promise<void> {
			await show(`/Orders/${code}`);
			const next = main.getByRole('button', {
				name: new RegExp(`^${text('demo', 'courier.next', { status: '' }).trim()}`),
			});
			const reached = async () => {
				const isShown = await Promise.all(DELIVERY.map(async (each) => status(each).isVisible()));
				return isShown.lastIndexOf(true);
			};
			for (const [step, to] of DELIVERY.entries()) {
				await expect(async () => {
					// The courier moves the parcel too, so that the button can be gone before the click.
					if ((await reached()) < step) await next.first().click({ timeout: 2_000 });
					await expect.poll(reached, `the order is at least ${to}`).toBeGreaterThanOrEqual(step);
				}).toPass({ timeout: 30_000 });
			}
			await expect(main.getByText(text('demo', 'courier.done'))).toBeVisible();
		},

		/** Writes a review with a picture of what was delivered. */
		async review(): Promise<void> {
			await show('/profile?target=reviews');
			await main
				.getByRole('button', { name: text('reviewing', 'write') })
				.first()
				.click();
			const form = page.getByRole('dialog', { name: text('reviewing', 'title') });
			await form.getByRole('radio').nth(4).check();
			await form.getByRole('textbox').fill(REVIEW);
			const picture = { name: 'cloth.png', mimeType: 'image/png', buffer: await page.screenshot() };
			await form.locator('input[type=file]').first().setInputFiles(picture);
			await expect(form.getByText(text('reviewing', 'upload.sent'))).toBeVisible();
			await form.getByRole('button', { name: text('reviewing', 'send'), exact: true }).click();
			await expect(main.getByRole('article').getByText(REVIEW)).toBeVisible();
		},

		/** Sends a question to the shop of an order, and reads the response. */
		async chat(code: string): Promise<void> {
			const [question, response] = QUESTION[language];
			await show(`/Orders/${code}`);
			await main
				.getByRole('link', { name: new RegExp(`^${text('catalog', 'askShop')}`) })
				.first()
				.click();
			await page.getByRole('textbox', { name: text('chat', 'composer.message') }).fill(question);
			await page.getByRole('button', { name: text('chat', 'composer.send'), exact: true }).click();
			await expect(page.getByRole('log').getByText(response)).toBeVisible();
		},

		/** Requests a quotation for many pieces, and receives it. */
		async quote(): Promise<void> {
			await show('/wholesale');
			await main
				.getByRole('article')
				.first()
				.getByRole('button', { name: text('catalog', 'quotation.ask') })
				.click();
			const dialog = page.getByRole('dialog', { name: text('wholesale', 'request.title') });
			await dialog.getByRole('button', { name: text('wholesale', 'request.send') }).click();
			await dialog.getByRole('link', { name: text('wholesale', 'sent.list') }).click();
			const quotation = main.getByRole('article').first();
			// The shop may have answered before the list is there: another test sets the clock of the server forward.
			await expect(quotation.getByText(text('wholesale', 'status.answered'), { exact: true })).toBeVisible({
				timeout: 60_000,
			});
		},

		/** Sets the clock forward by what has to pass between two codes to one person (Decision 17). */
		async passMinutes(minutes: string): Promise<void> {
			await show('/dev-tool');
			await main.getByLabel(text('developer', 'clock.amount'), { exact: true }).fill(minutes);
			await button('developer', 'clock.forward').click();
			await expect(page.getByText(text('developer', 'clock.set'), { exact: true })).toBeVisible();
		},

		/** Forgets the password, and sets a new one. */
		async recover(identifier: string): Promise<void> {
			await page.context().clearCookies({ name: /session/ });
			await show('/login');
			await page.getByRole('link', { name: text('auth', 'forgot') }).click();
			// Both pages have a field of this name.
			await expect(page).toHaveURL(/passwordReset/i);
			await expect(main.getByRole('heading', { name: text('auth', 'reset.title') })).toBeVisible();
			await field('identifier').fill(identifier);
			await button('auth', 'reset.next').click();
			await fillCode();
			await field('password').fill(NEW_PASSWORD);
			await button('auth', 'reset.confirm').click();
			await expect(page).not.toHaveURL(/passwordReset/i);
			await show('/Profile');
			await expect(main.getByText('Ma Hla').first()).toBeVisible();
		},

		/** Deletes the account, and restores it by signing in. */
		async deleteAndRestore(identifier: string): Promise<void> {
			await show('/DeleteAccount');
			await button('account', 'delete.send').click();
			await giveProof(page, language, PASSWORD);
			await fillCode();
			await button('account', 'delete.confirm').click();
			await expect(page).toHaveURL(/\/account-restore$/);
			await signIn(identifier, PASSWORD);
			await expect(page).toHaveURL((url) => url.pathname.toLowerCase() === '/profile');
			await expect(main.getByText('Ma Hla').first()).toBeVisible();
		},

		/** The simulated courier moves an order on without a click. */
		async seeItMove(code: string): Promise<void> {
			await show(`/Orders/${code}`);
			await expect(status('approved')).toBeVisible({ timeout: 60_000 });
		},
	};
}

// One after the other: two of them move the clock of the server, which ends a payment that runs in another.
test.describe.configure({ mode: 'default' });

test('th, desktop: by email, card, chat and a quotation', ON.desktop, async ({ page }) => {
	const does = await newcomerAt(page, MATRIX.thDesktop);
	await does.register(email(MATRIX.thDesktop));
	const code = await does.buy('card');
	await does.chat(code);
	await does.quote();
});

test('mm, phone: by phone, QR, delivery and a review with a picture', ON.phone, async ({ page, problems }) => {
	// The simulated courier moves the parcel, too, and may be faster than the click.
	problems.forgive(/status of 409/);
	const does = await newcomerAt(page, MATRIX.mmPhone);
	await does.register(newPhone('mm'));
	const code = await does.buy('qr');
	await does.receive(code);
	await does.review();
});

test('th, phone: by phone, wallet, a parcel that moves by itself and a lost password', ON.phone, async ({ page }) => {
	const does = await newcomerAt(page, MATRIX.thPhone);
	const number = newPhone('th');
	await does.register(number);
	const code = await does.buy('e_wallet');
	await does.passMinutes('2');
	await does.recover(number);
	await does.seeItMove(code);
});

test('mm, desktop: by email, cash, and an account deleted and restored', ON.desktop, async ({ page, problems }) => {
	// The first attempt requires reauthentication.
	problems.forgive(/status of 403/);
	const does = await newcomerAt(page, MATRIX.mmDesktop);
	const address = email(MATRIX.mmDesktop);
	await does.register(address);
	await does.buy('cash_on_delivery');
	await does.passMinutes('2');
	await does.deleteAndRestore(address);
});

test('the developer pages are there [§2.27]', ON.desktop, async ({ page }) => {
	for (const [path, heading] of [
		['/dev-tool', 'tools'],
		['/plaground', 'playground'],
		['/playground', 'playground'],
		['/super-playground', 'super'],
		['/super-doubleground', 'double'],
	] as const) {
		await open(page, at('mm', `${path}?lang=en`, PORTS.demo));
		await expect(
			page.getByRole('heading', { level: 1, name: textOf('en', 'developer', `${heading}.title`) }),
		).toBeVisible();
	}
});
