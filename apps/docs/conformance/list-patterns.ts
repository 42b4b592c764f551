import { type Check, check, type Pattern } from './pattern.ts';
import type { Ui } from './ui.ts';

const rightToLeft = (text: string, run: Check['run']) => check('right-to-left', text, run);

const field = (ui: Ui) => ui.role('combobox', 'Township');
const option = (ui: Ui, name: string) => ui.role('option', name);

async function type(ui: Ui, text: string): Promise<void> {
	await field(ui).focus();
	await ui.page.keyboard.type(text);
}

function comboboxChecks(): readonly Check[] {
	return [
		check('roles', 'is a combobox with a name that controls a list of options', async (ui) => {
			await type(ui, 'h');
			await ui.isShown(option(ui, 'Hlaing'));
			await ui.holds('no list', () =>
				field(ui).evaluate((element) => {
					const id = element.getAttribute('aria-controls') ?? element.getAttribute('aria-owns') ?? '';
					return document.getElementById(id)?.getAttribute('role') === 'listbox';
				}),
			);
		}),
		check('roles', 'says whether the list is open', async (ui) => {
			await ui.has(field(ui), 'aria-expanded', 'false');
			await type(ui, 'h');
			await ui.has(field(ui), 'aria-expanded', 'true');
		}),
		check('keys', 'the first Arrow Down marks an option', async (ui) => {
			await field(ui).focus();
			await ui.page.keyboard.type('a');
			await ui.isShown(option(ui, 'Bahan'));
			await ui.press('ArrowDown');
			await ui.holds('nothing marked', async () =>
				field(ui).evaluate((element) => (element.getAttribute('aria-activedescendant') ?? '') !== ''),
			);
		}),
		check('keys', 'Enter takes the marked option and closes the list', async (ui) => {
			await type(ui, 'hl');
			await ui.isShown(option(ui, 'Hlaing'));
			await ui.press('ArrowDown', 'Enter');
			await ui.holds('not taken', async () => (await field(ui).inputValue()) === 'Hlaing');
			await ui.isGone(ui.role('listbox'));
		}),
		check('keys', 'Escape closes the list', async (ui) => {
			await type(ui, 'h');
			await ui.isShown(option(ui, 'Hlaing'));
			await ui.press('Escape');
			await ui.isGone(ui.role('listbox'));
		}),
		check('focus', 'stays in the field', async (ui) => {
			await type(ui, 'h');
			await ui.isShown(option(ui, 'Hlaing'));
			await ui.press('ArrowDown');
			await ui.holds('left the field', () => field(ui).evaluate((element) => document.activeElement === element));
		}),
		check('announcements', 'says how many options there are', async (ui) => {
			await type(ui, 'h');
			await ui.isShown(option(ui, 'Hlaing'));
			await ui.holds('not announced', () =>
				ui.page.evaluate(() =>
					[...document.querySelectorAll('[role=status], [role=log], [aria-live]:not([aria-live=off])')].some((region) =>
						/\d/.test(region.textContent ?? ''),
					),
				),
			);
		}),
		check('touch', 'a tap on an option takes it', async (ui) => {
			await type(ui, 'h');
			await ui.tap(option(ui, 'Hlaing'));
			await ui.holds('not taken', async () => (await field(ui).inputValue()) === 'Hlaing');
		}),
	];
}

export const combobox: Pattern = { name: 'Combobox', path: 'combobox/', checks: comboboxChecks() };

const select = (ui: Ui) =>
	ui
		.role('combobox')
		.or(ui.page.getByRole('button', { name: /Region/ }))
		.first();
const chosen = (ui: Ui) =>
	select(ui).evaluate((element) =>
		element instanceof HTMLSelectElement ? (element.selectedOptions[0]?.text ?? '') : (element.textContent ?? ''),
	);

export const selectOnly: Pattern = {
	name: 'Combobox (select-only)',
	path: 'combobox/examples/combobox-select-only/',
	checks: [
		check('roles', 'is a combobox with a name', async (ui) => {
			await ui.holds('no name', async () => (await ui.page.getByRole('combobox', { name: /Region/ }).count()) > 0);
		}),
		check('keys', 'a letter goes to the option that begins with it', async (ui) => {
			await select(ui).focus();
			await ui.press('y');
			await ui.holds('not chosen', async () => {
				if ((await chosen(ui)).includes('Yangon')) return true;
				return (
					(await ui.page
						.locator('[role=option][data-highlighted], [role=option]:focus')
						.filter({ hasText: 'Yangon' })
						.count()) > 0
				);
			});
		}),
		check('focus', 'Tab reaches it', async (ui) => {
			await ui.press('Tab');
			await ui.hasFocus(select(ui));
		}),
	],
};

/** An item of a tree; in a tree of rows with cells, which is a tree grid, a row. */
const item = (ui: Ui, name: string, options = {}) =>
	ui.role('treeitem', name, options).or(ui.role('row', name, options));

export const tree: Pattern = {
	name: 'Tree view',
	path: 'treeview/',
	checks: [
		check('roles', 'is a named tree of items with levels', async (ui) => {
			await ui.holds(
				'no tree',
				async () => (await ui.role('tree', 'Categories').or(ui.role('treegrid', 'Categories')).count()) > 0,
			);
			await ui.has(ui.page.locator('[aria-level]').first(), 'aria-level', '1');
		}),
		check('roles', 'a branch says whether it is open', async (ui) => {
			await ui.holds('no state', async () => (await item(ui, 'Clothes', { expanded: false }).count()) > 0);
		}),
		check('keys', 'Arrow Down and Up go to the next item that is shown', async (ui) => {
			await ui.press('Tab', 'ArrowDown');
			await ui.hasFocus(item(ui, 'Food'));
			await ui.press('ArrowUp');
			await ui.hasFocus(item(ui, 'Clothes'));
		}),
		check('keys', 'Arrow Right opens a branch and goes into it, Arrow Left goes back and closes it', async (ui) => {
			await ui.press('Tab', 'ArrowRight');
			await ui.isShown(item(ui, 'Longyi'));
			await ui.press('ArrowRight');
			await ui.hasFocus(item(ui, 'Longyi'));
			await ui.press('ArrowLeft');
			await ui.hasFocus(item(ui, 'Clothes'));
			await ui.press('ArrowLeft');
			await ui.isGone(item(ui, 'Longyi'));
		}),
		check('keys', 'Home and End go to the ends', async (ui) => {
			await ui.press('Tab', 'End');
			await ui.hasFocus(item(ui, 'Home'));
			await ui.press('Home');
			await ui.hasFocus(item(ui, 'Clothes'));
		}),
		check('keys', 'a letter goes to the item that begins with it', async (ui) => {
			await ui.press('Tab', 'h');
			await ui.hasFocus(item(ui, 'Home'));
		}),
		check('focus', 'is one stop for Tab', async (ui) => {
			await ui.press('Tab');
			await ui.hasFocus(item(ui, 'Clothes'));
			await ui.press('Tab');
			await ui.hasFocus(ui.role('button', 'After'));
		}),
		check('announcements', 'the branch says that it is open now', async (ui) => {
			await ui.press('Tab', 'ArrowRight');
			await ui.holds('no state', async () => (await item(ui, 'Clothes', { expanded: true }).count()) > 0);
		}),
		check('touch', 'a tap on the arrow opens a branch', async (ui) => {
			const arrow = item(ui, 'Clothes').getByRole('button').or(item(ui, 'Clothes').locator('svg')).first();
			await ui.tap(arrow);
			await ui.isShown(item(ui, 'Longyi'));
		}),
		rightToLeft('Arrow Left opens a branch', async (ui) => {
			await ui.press('Tab', 'ArrowLeft');
			await ui.isShown(item(ui, 'Longyi'));
		}),
	],
};

const cell = (ui: Ui, name: string) =>
	ui.role('gridcell', name).or(ui.role('rowheader', name)).or(ui.role('columnheader', name)).first();
const at = (ui: Ui) =>
	ui.page.evaluate(() => {
		const active = document.activeElement?.closest('[role=gridcell], [role=rowheader], [role=columnheader], th, td');
		return active?.textContent ?? '';
	});
const isAt = (ui: Ui, text: string) =>
	ui.holds(`the focus is not in ${text}`, async () => (await at(ui)).includes(text));

export const grid: Pattern = {
	name: 'Grid',
	path: 'grid/',
	checks: [
		check('roles', 'is a named grid with headings of columns and rows', async (ui) => {
			await ui.isShown(ui.role('grid', 'Orders'));
			await ui.isShown(ui.page.getByRole('columnheader', { name: 'Total' }));
			await ui.isShown(ui.page.getByRole('rowheader', { name: 'ZL-1' }));
		}),
		check('keys', 'arrows go from cell to cell', async (ui) => {
			await cell(ui, '45,000 K').click();
			await ui.press('ArrowDown');
			await isAt(ui, 'K');
			await ui.holds('not in the row below', async () => {
				const text = await ui.page.evaluate(() => document.activeElement?.closest('tr, [role=row]')?.textContent ?? '');
				return text.includes('ZL-2');
			});
		}),
		check('keys', 'Space selects a row', async (ui) => {
			await ui.role('grid').getByRole('rowheader', { name: 'ZL-1' }).first().click();
			const before = await ui.role('row', undefined, { selected: true }).count();
			await ui.press('Space');
			await ui.holds(
				'not changed',
				async () => (await ui.role('row', undefined, { selected: true }).count()) !== before,
			);
		}),
		check('focus', 'is one stop for Tab', async (ui) => {
			await ui.role('button', 'After').focus();
			await ui.press('Shift+Tab');
			await ui.holds('not in the grid', async () =>
				ui.page.evaluate(() => document.activeElement?.closest('[role=grid], [role=row]') !== null),
			);
			await ui.press('Shift+Tab');
			await ui.holds('still in the grid', async () =>
				ui.page.evaluate(() => document.activeElement?.closest('[role=grid]') === null),
			);
		}),
		check('announcements', 'rows say whether they are selected', async (ui) => {
			await ui.holds(
				'no state',
				async () => (await ui.page.locator('[role=row][aria-selected], tr[aria-selected]').count()) > 0,
			);
		}),
		check('touch', 'a tap on a check box selects its row', async (ui) => {
			await ui.tap(ui.role('checkbox').nth(1));
			await ui.holds('not selected', async () => (await ui.role('row', undefined, { selected: true }).count()) === 1);
		}),
	],
};

export const calendarDay = (ui: Ui, name: RegExp) =>
	ui.page.locator('[role=gridcell]:not([aria-disabled=true])').filter({ hasText: name, visible: true }).first();
const isOnDay = (ui: Ui, number: string) =>
	ui.holds(`the focus is not on ${number}`, async () =>
		ui.page.evaluate((text) => document.activeElement?.textContent?.trim() === text, number),
	);

export async function enterGrid(ui: Ui): Promise<void> {
	for (let stop = 0; stop < 6; stop += 1) {
		await ui.press('Tab');
		if (await ui.page.evaluate(() => document.activeElement?.closest('[role=grid], table') !== null)) return;
	}
	throw new Error('Tab does not reach the grid');
}

export const calendar: Pattern = {
	name: 'Date picker dialog: its grid',
	path: 'dialog-modal/examples/datepicker-dialog/',
	checks: [
		check('roles', 'is a named grid with the days of the week as headings', async (ui) => {
			await ui.holds('no name', async () =>
				ui.page.evaluate(() => {
					const found = document.querySelector('main [role=grid], main table');
					return found?.hasAttribute('aria-label') === true || found?.hasAttribute('aria-labelledby') === true;
				}),
			);
			await ui.isShown(calendarDay(ui, /^24$/));
		}),
		check('keys', 'arrows go by days and weeks', async (ui) => {
			await enterGrid(ui);
			await isOnDay(ui, '24');
			await ui.press('ArrowRight', 'ArrowUp');
			await isOnDay(ui, '18');
		}),
		check('keys', 'Home and End go to the ends of the week', async (ui) => {
			await enterGrid(ui);
			await ui.press('Home');
			await isOnDay(ui, '23');
			await ui.press('End');
			await isOnDay(ui, '29');
		}),
		check('keys', 'Page Up and Page Down go by months', async (ui) => {
			await enterGrid(ui);
			await ui.press('PageDown');
			await ui.isShown(ui.page.getByText('December 2026').first());
		}),
		check('keys', 'Enter chooses a day', async (ui) => {
			await enterGrid(ui);
			await ui.press('ArrowRight', 'Enter');
			await ui.has(calendarDay(ui, /^25$/), 'aria-selected', 'true');
		}),
		check('focus', 'the grid is one stop for Tab, on the chosen day', async (ui) => {
			await enterGrid(ui);
			await isOnDay(ui, '24');
			await ui.press('Tab');
			await ui.holds('still in the grid', async () =>
				ui.page.evaluate(() => document.activeElement?.closest('[role=grid], table') === null),
			);
		}),
		check('announcements', 'says the month that is shown', async (ui) => {
			await ui.holds('no live region', async () =>
				ui.page.evaluate(() =>
					[...document.querySelectorAll('[aria-live=polite], [aria-live=assertive], [role=status], h2')].some(
						(region) => region.textContent?.includes('November 2026'),
					),
				),
			);
		}),
		check('touch', 'a tap chooses a day', async (ui) => {
			await ui.tap(calendarDay(ui, /^26$/));
			await ui.has(calendarDay(ui, /^26$/), 'aria-selected', 'true');
		}),
		rightToLeft('Arrow Left goes on to the next day', async (ui) => {
			await enterGrid(ui);
			await ui.press('ArrowLeft');
			await ui.holds('not on the next day', async () =>
				ui.page.evaluate(() => /^(25|٢٥)$/.test(document.activeElement?.textContent?.trim() ?? '')),
			);
		}),
	],
};

const splitter = (ui: Ui) => ui.role('separator', 'Width of the list');
const hasWidth = (ui: Ui, value: number) => ui.has(splitter(ui), 'aria-valuenow', `${value}`);

export const windowSplitter: Pattern = {
	name: 'Window splitter',
	path: 'windowsplitter/',
	checks: [
		check('roles', 'is a separator with a name and a value', (ui) => hasWidth(ui, 40)),
		check('keys', 'arrows move it', async (ui) => {
			await splitter(ui).focus();
			await ui.press('ArrowRight');
			await hasWidth(ui, 45);
		}),
		check('keys', 'Home and End go to the limits', async (ui) => {
			await splitter(ui).focus();
			await ui.press('Home');
			await hasWidth(ui, 20);
			await ui.press('End');
			await hasWidth(ui, 80);
		}),
		check('focus', 'Tab reaches it', async (ui) => {
			await ui.press('Tab');
			await ui.hasFocus(splitter(ui));
		}),
		rightToLeft('Arrow Left makes the first panel larger', async (ui) => {
			await splitter(ui).focus();
			await ui.press('ArrowLeft');
			await hasWidth(ui, 45);
		}),
	],
};
