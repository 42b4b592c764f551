import { type Check, check, type Pattern } from './pattern.ts';
import type { Ui } from './ui.ts';

const OPENER = 'Open';
const TITLE = 'Delivery address';

/** Whether the focus is inside an overlay; a browser's own parts, where the document has no focus, count as inside. */
const isFocusIn = (ui: Ui, selector: string) =>
	ui.page.evaluate((within) => document.activeElement?.closest(within) !== null, selector);

async function openByKey(ui: Ui): Promise<void> {
	await ui.role('button', OPENER).focus();
	await ui.press('Enter');
}

function modal(role: 'dialog' | 'alertdialog'): readonly Check[] {
	const inside = 'dialog, [role=dialog], [role=alertdialog]';
	return [
		check('roles', `has the role ${role} and is named by its title`, async (ui) => {
			await openByKey(ui);
			await ui.isShown(ui.role(role, TITLE));
		}),
		check('roles', 'hides the page behind it from screen readers', async (ui) => {
			await openByKey(ui);
			await ui.isShown(ui.role(role, TITLE));
			await ui.isHidden('button', 'Behind');
		}),
		check('keys', 'Escape closes it', async (ui) => {
			await openByKey(ui);
			await ui.isShown(ui.role(role, TITLE));
			await ui.press('Escape');
			await ui.isGone(ui.role(role, TITLE));
		}),
		check('focus', 'moves into it when it opens', async (ui) => {
			await openByKey(ui);
			await ui.holds('the focus stays outside', () => isFocusIn(ui, inside));
		}),
		check('focus', 'stays in it with Tab and Shift Tab', async (ui) => {
			await openByKey(ui);
			await ui.isShown(ui.role(role, TITLE));
			for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
				await ui.press(key);
				await ui.holds(`${key} reaches the page behind`, () =>
					ui.page.evaluate(() => document.activeElement?.textContent !== 'Behind'),
				);
			}
		}),
		check('focus', 'returns to what opened it', async (ui) => {
			await openByKey(ui);
			await ui.isShown(ui.role(role, TITLE));
			await ui.press('Escape');
			await ui.hasFocus(ui.role('button', OPENER));
		}),
		check('touch', 'a tap opens it', async (ui) => {
			await ui.tap(ui.role('button', OPENER));
			await ui.isShown(ui.role(role, TITLE));
		}),
	];
}

export const dialog: Pattern = { name: 'Dialog (modal)', path: 'dialog-modal/', checks: modal('dialog') };

export const alertDialog: Pattern = {
	name: 'Alert and message dialog',
	path: 'alertdialog/',
	checks: [
		...modal('alertdialog'),
		check('announcements', 'is described by its message', async (ui) => {
			await openByKey(ui);
			await ui.has(ui.role('alertdialog', TITLE), 'aria-describedby', /./);
		}),
	],
};

export const popover: Pattern = {
	name: 'Disclosure, with content that floats',
	path: 'disclosure/',
	checks: [
		check('roles', 'its button says whether it is open', async (ui) => {
			await ui.has(ui.role('button', OPENER), 'aria-expanded', 'false');
			await openByKey(ui);
			await ui.holds('no aria-expanded', async () =>
				ui.page.evaluate(() => document.querySelector('[aria-expanded="true"]') !== null),
			);
		}),
		check('keys', 'Enter opens it, Escape closes it', async (ui) => {
			await openByKey(ui);
			await ui.isShown(ui.role('button', 'Change'));
			await ui.press('Escape');
			await ui.isGone(ui.role('button', 'Change'));
		}),
		check('keys', 'Space opens it', async (ui) => {
			await ui.role('button', OPENER).focus();
			await ui.press('Space');
			await ui.isShown(ui.role('button', 'Change'));
		}),
		check('focus', 'its content follows its button with Tab', async (ui) => {
			await openByKey(ui);
			await ui.isShown(ui.role('button', 'Change'));
			for (let round = 0; round < 3; round += 1) {
				if ((await ui.page.evaluate(() => document.activeElement?.textContent)) === 'Change') return;
				await ui.press('Tab');
			}
			await ui.hasFocus(ui.role('button', 'Change'));
		}),
		check('focus', 'returns to its button after Escape', async (ui) => {
			await openByKey(ui);
			await ui.isShown(ui.role('button', 'Change'));
			await ui.press('Escape');
			await ui.hasFocus(ui.role('button', OPENER));
		}),
		check('touch', 'a tap opens it, a tap outside closes it', async (ui) => {
			await ui.tap(ui.role('button', OPENER));
			await ui.isShown(ui.role('button', 'Change'));
			await ui.tapAt(300, 650);
			await ui.isGone(ui.role('button', 'Change'));
		}),
	],
};

const TIP = 'Three pieces';

export const tooltip: Pattern = {
	name: 'Tooltip',
	path: 'tooltip/',
	checks: [
		check('roles', 'has the role tooltip', async (ui) => {
			await ui.press('Tab');
			await ui.isShown(ui.page.locator('[role=tooltip]', { hasText: TIP }));
		}),
		check('announcements', 'describes its element', async (ui) => {
			await ui.press('Tab');
			await ui.isShown(ui.page.getByText(TIP).first());
			await ui.holds('not described', async () =>
				ui.page.evaluate((text) => {
					const ids = document.activeElement?.getAttribute('aria-describedby')?.split(' ') ?? [];
					return ids.some((id) => document.getElementById(id)?.textContent?.includes(text));
				}, TIP),
			);
		}),
		check('keys', 'Escape hides it', async (ui) => {
			await ui.press('Tab');
			await ui.isShown(ui.page.getByText(TIP).first());
			await ui.press('Escape');
			await ui.isGone(ui.page.locator('[role=tooltip]:visible, [data-tip]:visible'));
		}),
		check('focus', 'stays on its element', async (ui) => {
			await ui.press('Tab');
			await ui.isShown(ui.page.getByText(TIP).first());
			await ui.hasFocus(ui.role('button', 'Cart'));
		}),
	],
};

const ITEMS = ['Orders', 'Points', 'Wishlist'] as const;

function menuChecks(open: (ui: Ui) => Promise<void>): readonly Check[] {
	const item = (ui: Ui, at: 0 | 1 | 2) => ui.role('menuitem', ITEMS[at]);
	return [
		check('roles', 'is a menu of menu items', async (ui) => {
			await open(ui);
			await ui.isShown(ui.role('menu'));
			await ui.holds('no three items', async () => (await ui.role('menuitem').count()) === 3);
		}),
		check('keys', 'Arrow Down and Up move, and go round at the ends', async (ui) => {
			await open(ui);
			await ui.isShown(item(ui, 0));
			await ui.press('Home');
			await ui.hasFocus(item(ui, 0));
			await ui.press('ArrowDown');
			await ui.hasFocus(item(ui, 1));
			await ui.press('ArrowUp');
			await ui.hasFocus(item(ui, 0));
			await ui.press('ArrowUp');
			await ui.hasFocus(item(ui, 2));
		}),
		check('keys', 'Home and End go to the ends', async (ui) => {
			await open(ui);
			await ui.isShown(item(ui, 0));
			await ui.press('End');
			await ui.hasFocus(item(ui, 2));
			await ui.press('Home');
			await ui.hasFocus(item(ui, 0));
		}),
		check('keys', 'a letter goes to the item that begins with it', async (ui) => {
			await open(ui);
			await ui.isShown(item(ui, 0));
			await ui.press('w');
			await ui.hasFocus(item(ui, 2));
		}),
		check('focus', 'returns after Escape', async (ui) => {
			await open(ui);
			await ui.isShown(item(ui, 0));
			await ui.press('Escape');
			await ui.isGone(ui.role('menu'));
			await ui.hasFocus(ui.role('button', OPENER));
		}),
	];
}

export const menuButton: Pattern = {
	name: 'Menu button',
	path: 'menu-button/',
	checks: [
		...menuChecks(openByKey),
		check('roles', 'its button says that it has a menu, and whether it is open', async (ui) => {
			// The menu may hide its button from screen readers while it is open.
			const button = ui.page.locator('button', { hasText: OPENER });
			await ui.has(button, 'aria-haspopup', /true|menu/);
			await ui.has(button, 'aria-expanded', 'false');
			await openByKey(ui);
			await ui.has(button, 'aria-expanded', 'true');
		}),
		check('keys', 'Arrow Down opens it', async (ui) => {
			await ui.role('button', OPENER).focus();
			await ui.press('ArrowDown');
			await ui.isShown(ui.role('menu'));
		}),
		check('focus', 'moves to the first item when a key opens it', async (ui) => {
			await openByKey(ui);
			await ui.hasFocus(ui.role('menuitem', 'Orders'));
		}),
		check('touch', 'a tap opens it, a tap on an item acts and closes it', async (ui) => {
			await ui.tap(ui.role('button', OPENER));
			await ui.isShown(ui.role('menuitem', 'Points'));
			await ui.tap(ui.role('menuitem', 'Points'));
			await ui.isGone(ui.role('menu'));
			await ui.isShown(ui.page.getByText('Done: Points'));
		}),
	],
};

export const contextMenu: Pattern = {
	name: 'Menu, opened from its context',
	path: 'menubar/',
	checks: menuChecks(async (ui) => {
		await ui.role('button', OPENER).click({ button: 'right' });
	}).filter(({ aspect }) => aspect !== 'focus'),
};

export const toast: Pattern = {
	name: 'Alert',
	path: 'alert/',
	checks: [
		check('announcements', 'is announced by a live region', async (ui) => {
			await ui.role('button', OPENER).click();
			await ui.isShown(ui.page.getByText('Added to cart').first());
			await ui.holds('no live region', async () =>
				ui.page.evaluate(() =>
					[...document.querySelectorAll('[role=status], [role=alert], [aria-live]:not([aria-live=off])')].some(
						(region) => region.textContent?.includes('Added to cart'),
					),
				),
			);
		}),
		check('focus', 'does not move when it appears', async (ui) => {
			await openByKey(ui);
			await ui.isShown(ui.page.getByText('Added to cart').first());
			await ui.hasFocus(ui.role('button', OPENER));
		}),
		check('keys', 'a key reaches it: F6 or F8', async (ui) => {
			await openByKey(ui);
			await ui.isShown(ui.page.getByText('Added to cart').first());
			await ui.press('F8', 'F6');
			await ui.holds('no focus in it', async () =>
				ui.page.evaluate(() => {
					const active = document.activeElement;
					const region = active?.closest('[role=region], section, ol, [role=alertdialog], [role=dialog]');
					return region?.textContent?.includes('Added to cart') ?? false;
				}),
			);
		}),
		check('touch', 'a tap on its button dismisses it', async (ui) => {
			await ui.tap(ui.role('button', OPENER));
			await ui.tap(ui.page.locator('button[aria-label=Dismiss], button:text-is("Dismiss")').first());
			await ui.isGone(ui.page.locator(':not([role=status]):not([role=alert])', { hasText: /^Added to cart$/ }));
		}),
	],
};
