import { type Check, check, type Pattern } from './pattern.ts';
import type { Ui } from './ui.ts';

const rightToLeft = (text: string, run: Check['run']) => check('right-to-left', text, run);
const isThere = (ui: Ui, what: string, part: ReturnType<Ui['role']>) =>
	ui.holds(what, async () => (await part.count()) > 0);
const says = (ui: Ui, text: RegExp) =>
	ui.holds(`${text} is not announced`, () =>
		ui.page.evaluate(
			(source) =>
				[...document.querySelectorAll('[role=status], [role=log], [aria-live]:not([aria-live=off])')].some((region) =>
					new RegExp(source).test(region.textContent ?? ''),
				),
			text.source,
		),
	);

/** A row of pictures or slides, "Offers", six of them, of which one is shown. */
const isAt = (ui: Ui, place: number) =>
	ui.holds(`${place} is not shown`, () =>
		ui.page.evaluate((wanted) => {
			const picture = document.querySelector(`[data-slide="${wanted}"], img[alt="Picture ${wanted}"]`);
			const box = picture?.getBoundingClientRect();
			const row = picture?.closest('ul')?.getBoundingClientRect();
			if (box === undefined || row === undefined) return false;
			const middle = (box.left + box.right) / 2;
			return middle > row.left && middle < row.right;
		}, place),
	);
const strip = (ui: Ui) => ui.page.locator('main ul[tabindex="0"]').first();

function rowChecks(next: string): readonly Check[] {
	return [
		check('keys', 'arrows, Home and End turn it', async (ui) => {
			await strip(ui).focus();
			await ui.press('ArrowRight');
			await isAt(ui, 2);
			await ui.press('End');
			await isAt(ui, 6);
			await ui.press('Home');
			await isAt(ui, 1);
		}),
		check('keys', 'its button shows the next', (ui) =>
			ui.withMouse(async () => {
				await ui.role('button', next).focus();
				await ui.press('Enter');
				await isAt(ui, 2);
			}),
		),
		check('focus', 'stays on the button, also at the end', (ui) =>
			ui.withMouse(async () => {
				await ui.role('button', next).focus();
				for (let step = 2; step <= 6; step += 1) {
					await ui.press('Enter');
					await isAt(ui, step);
				}
				await ui.hasFocus(ui.role('button', next));
			}),
		),
		check('announcements', 'says which is shown after turning', async (ui) => {
			await strip(ui).focus();
			await ui.press('ArrowRight');
			await says(ui, /2 of 6/);
		}),
		check('touch', 'a swipe shows the next', async (ui) => {
			const box = await strip(ui).boundingBox();
			if (box === null) throw new Error('no row');
			await ui.swipe({ x: box.x + box.width * 0.8, y: box.y + box.height / 2 }, -box.width * 0.7);
			await isAt(ui, 2);
		}),
		rightToLeft('Arrow Left shows the next', async (ui) => {
			await strip(ui).focus();
			await ui.press('ArrowLeft');
			await isAt(ui, 2);
		}),
	];
}

export const carousel: Pattern = {
	name: 'Carousel',
	path: 'carousel/',
	checks: [
		check('roles', 'is a named region that says that it is a carousel', async (ui) => {
			const region = ui.role('region', 'Offers');
			await ui.isShown(region);
			await ui.has(region, 'aria-roledescription', 'carousel');
		}),
		check('roles', 'each slide has its place as its name', async (ui) => {
			await ui.has(ui.page.locator('[aria-roledescription=slide]').nth(1), 'aria-label', '2 of 6');
		}),
		...rowChecks('Next'),
		check('keys', 'a button stops it from turning by itself', async (ui) => {
			await ui.role('button', 'Stop turning slides').focus();
			await ui.press('Enter');
			await ui.isShown(ui.role('button', 'Turn slides by themselves'));
		}),
	],
};

export const gallery: Pattern = {
	name: 'Carousel, with pictures to choose from',
	path: 'carousel/examples/carousel-2-tablist/',
	checks: [
		check('roles', 'is a named region', (ui) => ui.isShown(ui.role('region', 'Offers'))),
		check('roles', 'the small picture of what is shown says so', async (ui) => {
			await isThere(ui, 'no state', ui.page.locator('[aria-current=true], [aria-selected=true]'));
		}),
		...rowChecks('Next picture'),
		check('keys', 'a small picture shows its picture', async (ui) => {
			await ui.page.getByRole('link', { name: 'Show picture 3' }).focus();
			await ui.press('Enter');
			await isAt(ui, 3);
		}),
		check('touch', 'a tap on a small picture shows its picture', async (ui) => {
			await ui.tap(ui.page.getByRole('link', { name: 'Show picture 4' }));
			await isAt(ui, 4);
		}),
	],
};

const opener = (ui: Ui) => ui.role('button', 'Categories').first();
const place = (ui: Ui) => ui.role('link', 'Longyi').first();

export const navigationMenu: Pattern = {
	name: 'Disclosure navigation menu',
	path: 'disclosure/examples/disclosure-navigation/',
	checks: [
		check('roles', 'is a named navigation with a button that says whether it is open', async (ui) => {
			await ui.isShown(ui.role('navigation', 'Shop'));
			await ui.has(opener(ui), 'aria-expanded', 'false');
		}),
		check('roles', 'holds links, not menu items', async (ui) => {
			await opener(ui).focus();
			await ui.press('Enter');
			await ui.isShown(place(ui));
			await ui.holds('menu items', async () => (await ui.role('menuitem').count()) === 0);
		}),
		check('keys', 'Enter and Space open and close it', async (ui) => {
			await opener(ui).focus();
			await ui.press('Enter');
			await ui.isShown(place(ui));
			await ui.press('Space');
			await ui.isGone(place(ui));
		}),
		check('keys', 'Escape closes it', async (ui) => {
			await opener(ui).focus();
			await ui.press('Enter');
			await ui.isShown(place(ui));
			await ui.press('Escape');
			await ui.isGone(place(ui));
		}),
		check('focus', 'Tab goes from the button into what it opened', async (ui) => {
			await opener(ui).focus();
			await ui.press('Enter');
			await ui.isShown(place(ui));
			await ui.press('Tab');
			await ui.holds('not inside', () =>
				ui.page.evaluate(() => {
					const now = document.activeElement;
					return now?.textContent === 'Clothes' || now?.textContent === 'Longyi';
				}),
			);
		}),
		check('focus', 'returns to the button after Escape', async (ui) => {
			await opener(ui).focus();
			await ui.press('Enter');
			await ui.isShown(place(ui));
			await ui.press('Tab', 'Escape');
			await ui.hasFocus(opener(ui));
		}),
		check('announcements', 'the button says that it is open now', async (ui) => {
			await opener(ui).focus();
			await ui.press('Enter');
			await ui.has(opener(ui), 'aria-expanded', 'true');
		}),
		check('announcements', 'the link of the page that is open says so', async (ui) => {
			await opener(ui).focus();
			await ui.press('Enter');
			await ui.has(place(ui), 'aria-current', 'page');
		}),
		check('touch', 'a tap opens it', async (ui) => {
			await ui.tap(opener(ui));
			await ui.isShown(place(ui));
		}),
	],
};

const preview = (ui: Ui) => ui.page.getByText('Ships from Yangon').first();
const previewed = (ui: Ui) => ui.role('link', 'Shwe Shop');

export const hoverCard: Pattern = {
	name: 'Content on hover or focus (WCAG 1.4.13)',
	path: 'https://www.w3.org/WAI/WCAG22/Understanding/content-on-hover-or-focus',
	checks: [
		check('roles', 'its element is a link with a name', (ui) => ui.isShown(previewed(ui))),
		check('keys', 'opens when its link gets the focus', async (ui) => {
			await ui.press('Tab');
			await ui.isShown(preview(ui));
		}),
		check('keys', 'Escape hides it, without moving pointer or focus', async (ui) => {
			await ui.press('Tab');
			await ui.isShown(preview(ui));
			await ui.press('Escape');
			await ui.isGone(preview(ui));
			await ui.hasFocus(previewed(ui));
		}),
		check('focus', 'stays on its link', async (ui) => {
			await ui.press('Tab');
			await ui.isShown(preview(ui));
			await ui.hasFocus(previewed(ui));
		}),
		check('focus', 'the pointer can go onto it without hiding it', async (ui) => {
			await previewed(ui).hover();
			await ui.isShown(preview(ui));
			await preview(ui).hover();
			// Longer than the delay after which any of them closes.
			await ui.page.waitForTimeout(700);
			await ui.isShown(preview(ui));
		}),
		check('touch', 'a tap follows the link', async (ui) => {
			await ui.tap(previewed(ui));
			await ui.holds('not followed', async () => new URL(ui.page.url()).hash === '#shop');
		}),
	],
};

export const hint: Pattern = {
	name: 'Tooltip, opened by a press',
	path: 'tooltip/',
	checks: [
		check('roles', 'its button has a name and is described by the explanation', async (ui) => {
			await ui.isShown(ui.role('button', 'About delivery'));
			await ui.holds('not described', () =>
				ui.role('button', 'About delivery').evaluate((element) => {
					const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
					return ids.some((id) => document.getElementById(id)?.textContent?.includes('In three days'));
				}),
			);
		}),
		check('keys', 'Enter opens it, Escape hides it', async (ui) => {
			await ui.press('Tab', 'Enter');
			await ui.isShown(ui.page.getByText('In three days'));
			await ui.press('Escape');
			await ui.isGone(ui.page.getByText('In three days'));
		}),
		check('focus', 'stays on its button', async (ui) => {
			await ui.press('Tab', 'Enter');
			await ui.isShown(ui.page.getByText('In three days'));
			await ui.hasFocus(ui.role('button', 'About delivery'));
		}),
		check('touch', 'a tap opens it', async (ui) => {
			await ui.tap(ui.role('button', 'About delivery'));
			await ui.isShown(ui.page.getByText('In three days'));
		}),
	],
};

/** @param current the link of the page or step that is open */
const navigation = (name: string, current: string, state: 'page' | 'step'): readonly Check[] => [
	check('roles', 'is a named navigation with a list', async (ui) => {
		const landmark = ui.role('navigation', name);
		await ui.isShown(landmark);
		await isThere(ui, 'no list', landmark.getByRole('listitem'));
	}),
	check('announcements', `the current ${state} says so`, async (ui) => {
		await ui.holds('no state', () =>
			ui.page.evaluate(
				([text, value]) => {
					const found = document.querySelector(`[aria-current="${value}"]`);
					return `${found?.getAttribute('aria-label') ?? ''} ${found?.textContent ?? ''}`.includes(text ?? '');
				},
				[current, state],
			),
		);
	}),
];

const follows = (first: string): readonly Check[] => [
	check('keys', 'Enter follows a link', async (ui) => {
		await ui.role('link', first).focus();
		await ui.press('Enter');
		await ui.holds('not followed', async () => new URL(ui.page.url()).hash === '#first');
	}),
	check('focus', 'Tab reaches its links', async (ui) => {
		for (let stop = 0; stop < 3; stop += 1) {
			await ui.press('Tab');
			const isLink = await ui.role('link', first).evaluate((element) => document.activeElement === element);
			if (isLink) return;
		}
		throw new Error('not reached');
	}),
	check('touch', 'a tap follows a link', async (ui) => {
		await ui.tap(ui.role('link', first));
		await ui.holds('not followed', async () => new URL(ui.page.url()).hash === '#first');
	}),
];

const LANDMARKS = '../practices/landmark-regions/';

export const pagination: Pattern = {
	name: 'Navigation landmark',
	path: LANDMARKS,
	checks: [...navigation('Pages', '2', 'page'), ...follows('Page 1')],
};

export const bottomBar: Pattern = {
	name: 'Navigation landmark',
	path: LANDMARKS,
	checks: [...navigation('Main', 'Cart', 'page'), ...follows('Home')],
};

export const stepper: Pattern = {
	name: 'Navigation landmark, with steps',
	path: LANDMARKS,
	checks: [...navigation('Checkout', 'Payment', 'step'), ...follows('Address done')],
};

export const sidebar: Pattern = {
	name: 'Navigation landmark, and disclosure',
	path: LANDMARKS,
	checks: [
		...navigation('Main', 'Cart', 'page'),
		...follows('Home'),
		check('keys', 'a button collapses it; links keep their names', async (ui) => {
			await ui.role('button', 'Collapse').focus();
			await ui.press('Enter');
			await ui.isShown(ui.role('button', 'Expand'));
			await ui.isShown(ui.role('link', 'Home'));
		}),
		check('announcements', 'the button says whether it is collapsed', async (ui) => {
			await ui.has(ui.role('button', 'Collapse'), 'aria-expanded', 'true');
			await ui.role('button', 'Collapse').click();
			await ui.has(ui.role('button', 'Expand'), 'aria-expanded', 'false');
		}),
	],
};

export const link: Pattern = {
	name: 'Link',
	path: 'link/',
	checks: [check('roles', 'is a link with a name', (ui) => ui.isShown(ui.role('link', 'Home'))), ...follows('Home')],
};

export const skipLink: Pattern = {
	name: 'Bypass blocks (WCAG 2.4.1)',
	path: 'https://www.w3.org/WAI/WCAG22/Techniques/general/G1',
	checks: [
		check('roles', 'is a link with a name', (ui) => isThere(ui, 'no link', ui.role('link', 'Skip to content'))),
		check('focus', 'is seen when Tab reaches it', async (ui) => {
			await ui.press('Tab');
			await ui.hasFocus(ui.role('link', 'Skip to content'));
			await ui.holds('too small to see', async () => {
				const box = await ui.role('link', 'Skip to content').boundingBox();
				return (box?.width ?? 0) > 40 && (box?.height ?? 0) > 20;
			});
		}),
		check('keys', 'Enter moves the focus to the content', async (ui) => {
			await ui.press('Tab', 'Enter');
			await ui.holds('not moved', () => ui.page.evaluate(() => document.activeElement?.id === 'content'));
		}),
	],
};

const total = (ui: Ui) => ui.page.getByRole('columnheader', { name: 'Total' });

export const sortableTable: Pattern = {
	name: 'Sortable table',
	path: 'table/examples/sortable-table/',
	checks: [
		check('roles', 'is a named table with headings of columns and rows', async (ui) => {
			await ui.isShown(ui.role('table', 'Orders'));
			await ui.isShown(total(ui));
			await ui.isShown(ui.role('rowheader', 'ZL-1'));
		}),
		check('roles', 'a column that can be sorted has a button', (ui) =>
			isThere(ui, 'no button', total(ui).getByRole('button')),
		),
		check('keys', 'Enter and Space sort', async (ui) => {
			await total(ui).getByRole('button').focus();
			await ui.press('Enter');
			await ui.has(total(ui), 'aria-sort', 'ascending');
			await ui.press('Space');
			await ui.has(total(ui), 'aria-sort', 'descending');
		}),
		check('focus', 'stays on the heading', async (ui) => {
			await total(ui).getByRole('button').focus();
			await ui.press('Enter');
			await ui.hasFocus(total(ui).getByRole('button'));
		}),
		check('announcements', 'only the sorted column says how it is sorted', async (ui) => {
			await total(ui).getByRole('button').click();
			await ui.has(total(ui), 'aria-sort', 'ascending');
			await ui.holds(
				'more than one',
				async () => (await ui.page.locator('[aria-sort]:not([aria-sort=none])').count()) === 1,
			);
		}),
		check('touch', 'a tap sorts', async (ui) => {
			await ui.tap(total(ui).getByRole('button'));
			await ui.has(total(ui), 'aria-sort', 'ascending');
		}),
	],
};

export const meter: Pattern = {
	name: 'Meter',
	path: 'meter/',
	checks: [
		check('roles', 'is a meter with a name', (ui) => isThere(ui, 'no meter', ui.role('meter', 'Stock'))),
		check('announcements', 'says its value in words or figures', async (ui) => {
			await ui.holds('no value', () =>
				ui
					.role('meter', 'Stock')
					.first()
					.evaluate((element) =>
						`${element.getAttribute('aria-valuetext') ?? ''} ${element.getAttribute('aria-valuenow') ?? ''}`.includes(
							'4',
						),
					),
			);
		}),
	],
};

export const passwordToggle: Pattern = {
	name: 'Button (toggle), at a text field',
	path: 'button/',
	checks: [
		check('roles', 'its button has a name and says whether it is pressed', async (ui) => {
			await ui.has(ui.role('button', 'Show password'), 'aria-pressed', 'false');
		}),
		check('keys', 'Space shows the password', async (ui) => {
			await ui.role('button', 'Show password').focus();
			await ui.press('Space');
			await ui.has(ui.page.getByLabel('Password', { exact: true }), 'type', 'text');
		}),
		check('focus', 'stays on the button', async (ui) => {
			await ui.role('button', 'Show password').focus();
			await ui.press('Enter');
			await ui.hasFocus(ui.role('button', 'Show password'));
		}),
		check('announcements', 'the button says its new state', async (ui) => {
			await ui.role('button', 'Show password').click();
			await ui.has(ui.role('button', 'Show password'), 'aria-pressed', 'true');
		}),
		check('touch', 'a tap shows the password', async (ui) => {
			await ui.tap(ui.role('button', 'Show password'));
			await ui.has(ui.page.getByLabel('Password', { exact: true }), 'type', 'text');
		}),
	],
};

const box = (ui: Ui) => ui.page.locator('[data-long]').first();
const scrolled = (ui: Ui) =>
	ui.holds('not scrolled', () =>
		box(ui).evaluate((element) => {
			for (let outer = element.parentElement; outer !== null; outer = outer.parentElement) {
				if (outer.scrollTop > 0) return true;
			}
			return false;
		}),
	);

export const scrollArea: Pattern = {
	name: 'Scrollable region (WCAG 2.1.1)',
	path: 'https://www.w3.org/WAI/WCAG22/Understanding/keyboard',
	checks: [
		check('roles', 'is a named region', (ui) => ui.isShown(ui.role('region', 'Terms').or(ui.role('group', 'Terms')))),
		check('focus', 'Tab reaches it where it holds nothing else', async (ui) => {
			await ui.press('Tab');
			await ui.holds('not reached', () =>
				box(ui).evaluate(
					(element) => document.activeElement !== document.body && document.activeElement?.contains(element) === true,
				),
			);
		}),
		check('keys', 'Arrow Down scrolls it', async (ui) => {
			await ui.press('Tab', 'ArrowDown', 'ArrowDown');
			await scrolled(ui);
		}),
	],
};

const star = (ui: Ui, name: string, isChecked?: boolean) =>
	ui.role('radio', name, isChecked === undefined ? {} : { checked: isChecked });

export const rating: Pattern = {
	name: 'Rating radio group',
	path: 'radio/examples/radio-rating/',
	checks: [
		check('roles', 'is a named group of radio buttons with words', async (ui) => {
			await isThere(ui, 'no group', ui.role('radiogroup', 'Your rating'));
			await isThere(ui, 'no words', star(ui, '3 stars, Fair'));
		}),
		check('keys', 'Space chooses, arrows go on and choose', async (ui) => {
			await ui.press('Tab', 'Space');
			await isThere(ui, 'not chosen', star(ui, '1 star, Bad', true));
			await ui.press('ArrowRight', 'ArrowRight');
			await isThere(ui, 'not chosen', star(ui, '3 stars, Fair', true));
		}),
		check('focus', 'is one stop for Tab', async (ui) => {
			await ui.press('Tab', 'Space', 'Tab');
			await ui.hasFocus(ui.role('button', 'After'));
		}),
		check('announcements', 'exactly one is chosen', async (ui) => {
			await ui.press('Tab', 'Space', 'ArrowRight');
			await ui.holds('not one', async () => (await ui.role('radio', undefined, { checked: true }).count()) === 1);
		}),
		check('touch', 'a tap on a star chooses it', async (ui) => {
			await ui.tap(ui.page.locator('input[type=radio]').nth(3));
			await isThere(ui, 'not chosen', star(ui, '4 stars, Good', true));
		}),
		rightToLeft('Arrow Left goes on to more stars', async (ui) => {
			await ui.press('Tab', 'Space', 'ArrowLeft');
			await isThere(ui, 'not chosen', star(ui, '2 stars, Poor', true));
		}),
	],
};

export const errorSummary: Pattern = {
	name: 'Alert',
	path: 'alert/',
	checks: [
		check('announcements', 'is an alert', async (ui) => {
			await ui.role('button', 'Send').click();
			await ui.holds('no alert', () =>
				ui.page.evaluate(() =>
					[...document.querySelectorAll('[role=alert]')].some((alert) => alert.textContent?.includes('1')),
				),
			);
		}),
		check('keys', 'its link leads to the field', async (ui) => {
			await ui.role('button', 'Send').click();
			await ui.role('link', 'Enter a town.').focus();
			await ui.press('Enter');
			await ui.hasFocus(ui.role('textbox', 'Town'));
		}),
		check('touch', 'a tap on its link leads to the field', async (ui) => {
			await ui.role('button', 'Send').click();
			await ui.tap(ui.role('link', 'Enter a town.'));
			await ui.hasFocus(ui.role('textbox', 'Town'));
		}),
	],
};
