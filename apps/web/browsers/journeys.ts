import { setTimeout } from 'node:timers/promises';
import type { Edition } from '@zaylat/domain/editions';
import { textOf, WORD_OF } from '../test/support/shop.ts';
import { CATEGORY } from './goods.ts';
import type { Tab } from './tab.ts';

/** Longest wait for what a press leads to, in milliseconds. */
const PATIENCE_MS = 20_000;

const LANGUAGE = { mm: 'mm', th: 'thai' } as const;

/** An address of each edition as a shopper types it; values of lists by the names of the fields. */
const PLACES = {
	mm: { phone: '09951234567', lists: ['region', 'township'] },
	th: { phone: '0812345678', postcode: '10500', lists: ['township', 'subdistrict'] },
} as const;

/** What a journey works with. */
export interface Shopper {
	readonly tab: Tab;
	readonly edition: Edition;
	/** Origin of the edition. */
	readonly origin: string;
	/** Product of {@link CATEGORY} that is bought. */
	readonly productId: string;
}

/** A part of the way from the home page to an order that is read. The parts follow one another in one browser. */
export interface Journey {
	readonly name: string;
	run(shopper: Shopper): Promise<void>;
}

export const JOURNEYS: readonly Journey[] = [
	{
		name: 'browse',
		async run({ tab, origin }) {
			await tab.goto(`${origin}/`);
			await press(tab, 'main a[href^="/Category/"]');
			// The home page has a heading and products, too: a press on one of them would be one on a page that is being left.
			await isAt(tab, '/Category/');
			await press(tab, 'main article a[href^="/Products/"]');
			await isAt(tab, '/Products/');
			await comes(tab, '[data-part=buy-bar] button');
		},
	},
	{
		name: 'search',
		async run({ tab, origin, edition }) {
			await tab.goto(`${origin}/`);
			await hydrates(tab);
			const field = await mark(tab, 'input[type=search]');
			await tab.press(field);
			await tab.type(field, WORD_OF[edition]);
			await tab.enter(field);
			await comes(tab, 'main article a[href^="/Products/"]');
			await isAt(tab, '/search-results');
		},
	},
	{
		name: 'sign in as a guest',
		async run({ tab, origin, edition }) {
			await tab.goto(`${origin}/login?redirect=/Orders`);
			await press(tab, 'main button', textOf(LANGUAGE[edition], 'auth', 'guest'));
			await isAt(tab, '/Orders');
		},
	},
	{
		name: 'buy with cash',
		async run({ tab, origin, edition, productId }) {
			const text = (area: 'checkout' | 'payment', key: string) => textOf(LANGUAGE[edition], area, key);
			await tab.goto(`${origin}/Category/${CATEGORY}`);
			await press(tab, `main article a[href^="/Products/${productId}"]`);
			await isAt(tab, '/Products/');
			await comes(tab, '[data-part=buy-bar] button[value=add]');
			await hydrates(tab);
			await press(tab, '[data-part=buy-bar] button[value=buy]');
			await isAt(tab, '/Checkout');
			await fillAddress(tab, edition);
			await press(tab, 'main button', text('checkout', 'address.saveAndUse'));
			await goes(tab, 'input[name=recipient]');
			await press(tab, 'main label:has(input[value=cash])');
			// While the totals are added up the button shows that it waits, and takes no press.
			await press(tab, '[data-part=pay-bar] button:not([aria-disabled=true])');
			await comes(tab, 'main h1', text('payment', 'success.ordered'));
		},
	},
	{
		name: 'read the order',
		async run({ tab, origin }) {
			await tab.goto(`${origin}/Orders`);
			await press(tab, 'main a[href^="/Orders/ZL"]');
			await isAt(tab, '/Orders/ZL');
			// The list of orders has a heading without a code.
			await comes(tab, 'main h1', 'ZL');
		},
	},
];

async function fillAddress(tab: Tab, edition: Edition): Promise<void> {
	const places = PLACES[edition];
	await comes(tab, 'input[name=recipient]');
	await hydrates(tab);
	await fill(tab, 'input[name=recipient]', 'Daw Khin');
	await fill(tab, 'input[type=tel]', places.phone);
	if ('postcode' in places) await fill(tab, 'input[name=postcode]', places.postcode);
	for (const name of places.lists) await chooseFirst(tab, `select[name=${name}]`);
	await fill(tab, 'input[name=homeNo]', '12');
	await fill(tab, 'input[name=street]', 'Inya Road');
}

/** Types into a field in place of what it contains. */
async function fill(tab: Tab, css: string, text: string): Promise<void> {
	const field = await mark(tab, css);
	await tab.evaluate((selector: string) => {
		const found = document.querySelector(selector);
		if (found instanceof HTMLInputElement) found.select();
	}, field);
	await tab.type(field, text);
}

/** Chooses the first place of a list, unless one is chosen. */
async function chooseFirst(tab: Tab, css: string): Promise<void> {
	const list = await mark(tab, css);
	const value = await until(`a choice in ${css}`, () =>
		tab.evaluate((selector: string) => {
			const found = document.querySelector(selector);
			if (!(found instanceof HTMLSelectElement)) return undefined;
			return found.value || [...found.options].find((option) => option.value !== '')?.value;
		}, list),
	);
	await tab.select(list, value);
}

/** Presses the first visible element of a selector, which may have to come first, or be replaced by its component. */
async function press(tab: Tab, css: string, text = ''): Promise<void> {
	const address = () => tab.evaluate(() => location.href);
	const before = await address();
	await until(`a press on ${css} ${text}`, async () => {
		// A driver can lose the response to a press that opens a page.
		if ((await address()) === before) await tab.press(await mark(tab, css, text));
		return true;
	});
}

const comes = async (tab: Tab, css: string, text = '') => void (await mark(tab, css, text));

/** Waits until nothing of a selector is there any more. */
const goes = (tab: Tab, css: string) =>
	until(`the end of ${css}`, () =>
		tab.evaluate((selector: string) => document.querySelector(selector) === null || undefined, css),
	);

/** Waits for a visible element, and gives it a selector of its own. */
function mark(tab: Tab, css: string, text = ''): Promise<string> {
	const name = `journey-${Math.trunc(performance.now() * 1000)}`;
	return until(`${css} ${text}`, async () => {
		const isFound = await tab.evaluate(
			(selector: string, words: string, id: string) => {
				const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
					(element) => element.getClientRects().length > 0 && element.textContent?.includes(words),
				);
				found?.setAttribute('data-journey', id);
				found?.scrollIntoView({ block: 'center', behavior: 'instant' });
				return found !== undefined;
			},
			css,
			text,
			name,
		);
		return isFound ? `[data-journey="${name}"]` : undefined;
	});
}

const isAt = (tab: Tab, path: string) =>
	until(path, async () => ((await tab.evaluate(() => location.pathname)).startsWith(path) ? true : undefined));

/** Waits until React has taken the page over. */
const hydrates = (tab: Tab) =>
	until('hydration', () =>
		tab.evaluate(() => {
			const root = document.getElementById('root');
			const isReady = root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
			return isReady || undefined;
		}),
	);

/** Asks until something is there. @throws Error when it does not come */
async function until<Found>(what: string, ask: () => Promise<Found | undefined | null>): Promise<Found> {
	const end = Date.now() + PATIENCE_MS;
	for (;;) {
		// A page that is being left cannot be asked, and a driver that has stopped never answers.
		const found = await Promise.race([
			ask().catch(() => undefined),
			setTimeout(PATIENCE_MS, undefined, { ref: false }),
		]);
		if (found !== undefined && found !== null) return found;
		if (Date.now() > end) throw new Error(`${what} does not come`);
		await setTimeout(100);
	}
}
