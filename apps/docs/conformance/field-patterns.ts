import { calendarDay, enterGrid } from './list-patterns.ts';
import { type Check, check, type Pattern } from './pattern.ts';
import type { Ui } from './ui.ts';

const active = (ui: Ui) => ui.page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
const isIn = (ui: Ui, selector: string) =>
	ui.page.evaluate((within) => document.activeElement?.closest(within) !== null, selector);

/** Some libraries put the name of the whole field behind that of a part. */
const part = (ui: Ui, role: 'spinbutton' | 'textbox', name: string) =>
	ui.page.getByRole(role, { name: new RegExp(`^${name}`, 'i') });
const hour = (ui: Ui) =>
	part(ui, 'spinbutton', 'hour')
		.or(part(ui, 'textbox', 'hour'))
		.first();
const isHour = (ui: Ui, text: RegExp) =>
	ui.holds(`the hour is not ${text}`, () =>
		hour(ui).evaluate(
			(element, source) =>
				new RegExp(source).test(element instanceof HTMLInputElement ? element.value : (element.textContent ?? '')),
			text.source,
		),
	);

export const timeParts: Pattern = {
	name: 'Spinbutton, one for each part of a time',
	path: 'spinbutton/examples/datepicker-spinbuttons/',
	checks: [
		check('roles', 'is a named group', (ui) => ui.isShown(ui.page.getByRole('group', { name: /^Delivery/ }))),
		check('roles', 'each part is a spinbutton with a name', async (ui) => {
			await ui.isShown(part(ui, 'spinbutton', 'hour'));
			await ui.isShown(part(ui, 'spinbutton', 'minute'));
		}),
		check('keys', 'Arrow Up and Down change a part by a step', async (ui) => {
			await ui.press('Tab', 'ArrowUp');
			await isHour(ui, /^10$/);
			await ui.press('ArrowDown', 'ArrowDown');
			await isHour(ui, /^0?8$/);
		}),
		check('keys', 'goes round at the ends', async (ui) => {
			await ui.press('Tab');
			for (let step = 0; step < 10; step += 1) await ui.press('ArrowDown');
			await isHour(ui, /^23$/);
		}),
		check('keys', 'figures are typed into a part', async (ui) => {
			await ui.press('Tab', 'ControlOrMeta+a');
			await ui.page.keyboard.type('14');
			await isHour(ui, /^14$/);
		}),
		check('focus', 'Tab goes from part to part', async (ui) => {
			await ui.press('Tab');
			await ui.hasFocus(hour(ui));
			await ui.press('Tab');
			await ui.hasFocus(
				part(ui, 'spinbutton', 'minute')
					.or(part(ui, 'textbox', 'minute'))
					.first(),
			);
		}),
		check('announcements', 'a part says its value and its limits', async (ui) => {
			await ui.has(hour(ui), 'aria-valuenow', '9');
			await ui.has(hour(ui), 'aria-valuemin', '0');
			await ui.has(hour(ui), 'aria-valuemax', '23');
		}),
		check('touch', 'a tap begins to type', async (ui) => {
			await ui.tap(hour(ui));
			await ui.hasFocus(hour(ui));
		}),
	],
};

export const dateParts: Pattern = {
	name: 'Group of fields (WCAG 1.3.1, 3.3.2)',
	path: 'https://www.w3.org/WAI/tutorials/forms/grouping/',
	checks: [
		check('roles', 'is a named group', (ui) => ui.isShown(ui.page.getByRole('group', { name: /^Birthday/ }))),
		check('roles', 'each part is a field with a name', async (ui) => {
			for (const name of ['day', 'month', 'year'])
				await ui.isShown(
					part(ui, 'spinbutton', name)
						.or(part(ui, 'textbox', name))
						.first(),
				);
		}),
		check('keys', 'Tab and figures fill it', async (ui) => {
			await ui.press('Tab');
			for (const [at, text] of ['24', '11', '1996'].entries()) {
				if (at > 0) await nextEmpty(ui);
				await ui.page.keyboard.type(text);
			}
			await ui.holds('not filled', () =>
				ui.page.evaluate(() => {
					const fields = [...document.querySelectorAll('main input:not([type=hidden]), main [role=spinbutton]')];
					const text = fields
						.map((field) => (field instanceof HTMLInputElement ? field.value : (field.textContent ?? '')))
						.join(' ');
					return ['24', '11', '1996'].every((figures) => text.includes(figures));
				}),
			);
		}),
		check('touch', 'a tap begins to type', async (ui) => {
			const day = part(ui, 'spinbutton', 'day')
				.or(part(ui, 'textbox', 'day'))
				.first();
			await ui.tap(day);
			await ui.hasFocus(day);
		}),
	],
};

/** Goes on to the next part unless the field did so itself. */
async function nextEmpty(ui: Ui): Promise<void> {
	const isEmpty = await ui.page.evaluate(() => {
		const now = document.activeElement;
		const text = now instanceof HTMLInputElement ? now.value : (now?.textContent ?? '');
		return !/\d/.test(text);
	});
	if (!isEmpty) await ui.press('Tab');
}

const dateField = (ui: Ui) =>
	ui.page
		.locator('[aria-haspopup=dialog]')
		.or(ui.page.getByRole('button', { name: /Calendar|Delivery/ }))
		.first();
const IN_CALENDAR = '[role=grid], table';

async function openCalendar(ui: Ui): Promise<void> {
	await dateField(ui).focus();
	await ui.press('Enter');
	await ui.isShown(calendarDay(ui, /^24$/));
}

/** @param choose the keys that complete a choice in the open calendar */
function pickerChecks(choose: readonly string[], chosen: RegExp): readonly Check[] {
	return [
		check('roles', 'a part with a name says that it opens a dialog', async (ui) => {
			await ui.has(dateField(ui), 'aria-haspopup', 'dialog');
			await ui.holds('no name', () =>
				dateField(ui).evaluate(
					(element) => element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby'),
				),
			);
		}),
		check('roles', 'the calendar is in a dialog with a name', async (ui) => {
			await openCalendar(ui);
			await ui.holds('no name', () =>
				calendarDay(ui, /^24$/).evaluate((element) => {
					const dialog = element.closest('[role=dialog], dialog');
					return dialog?.hasAttribute('aria-label') === true || dialog?.hasAttribute('aria-labelledby') === true;
				}),
			);
		}),
		check('keys', 'Enter opens it, Escape closes it', async (ui) => {
			await openCalendar(ui);
			await ui.press('Escape');
			await ui.isGone(calendarDay(ui, /^24$/));
		}),
		check('keys', 'arrows and Enter choose, which closes it and shows the value', async (ui) => {
			await openCalendar(ui);
			await ui.holds('not in the calendar', () => isIn(ui, IN_CALENDAR));
			await ui.press(...choose);
			await ui.isGone(calendarDay(ui, /^24$/));
			await ui.holds('not shown', async () =>
				chosen.test(
					await ui.page
						.locator('main')
						.evaluate((main) =>
							[main.textContent, ...[...main.querySelectorAll('input')].map((input) => input.value)].join(' '),
						),
				),
			);
		}),
		check('focus', 'moves to the chosen day when it opens', async (ui) => {
			await openCalendar(ui);
			await ui.holds('not on the day', async () => (await active(ui)) === '24');
		}),
		check('focus', 'returns after Escape', async (ui) => {
			await openCalendar(ui);
			await ui.press('Escape');
			await ui.hasFocus(dateField(ui));
		}),
		check('touch', 'a tap opens it', async (ui) => {
			await ui.tap(dateField(ui));
			await ui.isShown(calendarDay(ui, /^24$/));
		}),
	];
}

export const datePicker: Pattern = {
	name: 'Date picker dialog',
	path: 'dialog-modal/examples/datepicker-dialog/',
	checks: pickerChecks(['ArrowRight', 'Enter'], /25/),
};

export const dateRangePicker: Pattern = {
	name: 'Date picker dialog, for two days',
	path: 'dialog-modal/examples/datepicker-dialog/',
	checks: pickerChecks(['Enter', 'ArrowRight', 'ArrowRight', 'Enter'], /24[\s\S]*26/),
};

const isChosen = (ui: Ui, number: RegExp) => ui.has(calendarDay(ui, number), 'aria-selected', 'true');

export const rangeCalendar: Pattern = {
	name: 'Grid of days, for two days',
	path: 'grid/examples/data-grids/',
	checks: [
		check('roles', 'is a named grid in which several days can be chosen', async (ui) => {
			await ui.has(ui.role('grid').first(), 'aria-multiselectable', 'true');
		}),
		check('keys', 'Enter on two days chooses all between them', async (ui) => {
			await enterGrid(ui);
			await ui.press('Enter', 'ArrowRight', 'ArrowRight', 'Enter');
			await isChosen(ui, /^24$/);
			await isChosen(ui, /^25$/);
			await isChosen(ui, /^26$/);
			await ui.has(calendarDay(ui, /^30$/), 'aria-selected', /^(false)?$/);
		}),
		check('keys', 'the second day may be before the first', async (ui) => {
			await enterGrid(ui);
			// Some libraries go on to the next day after the first.
			await ui.press('Enter', 'ArrowLeft', 'ArrowLeft', 'Enter');
			await isChosen(ui, /^23$/);
			await isChosen(ui, /^24$/);
		}),
		check('focus', 'the grid is one stop for Tab', async (ui) => {
			await enterGrid(ui);
			await ui.press('Tab');
			await ui.holds('still in the grid', async () => !(await isIn(ui, IN_CALENDAR)));
		}),
		check('announcements', 'says after the first day what to do next', async (ui) => {
			await enterGrid(ui);
			await ui.press('Enter', 'ArrowRight');
			await ui.holds('not said', () =>
				ui.page.evaluate(() => {
					const day = document.activeElement;
					const ids = `${day?.getAttribute('aria-describedby') ?? ''}`.split(' ').filter(Boolean);
					const described = ids.some((id) => document.getElementById(id)?.textContent?.trim());
					const regions = [
						...document.querySelectorAll('[role=status], [role=log], [aria-live=polite], [aria-live=assertive]'),
					];
					return described || regions.some((region) => /last day|end|to finish/i.test(region.textContent ?? ''));
				}),
			);
		}),
		check('touch', 'two taps choose', async (ui) => {
			await ui.tap(calendarDay(ui, /^10$/));
			await ui.tap(calendarDay(ui, /^12$/));
			await isChosen(ui, /^11$/);
		}),
	],
};

const field = (ui: Ui) => ui.role('combobox', 'Townships');
const option = (ui: Ui, name: string) => ui.page.getByRole('option', { name, exact: true });
const chosenTexts = (ui: Ui) =>
	ui.page.evaluate(() =>
		[...document.querySelectorAll('main li, main [data-chip], main [role=row]')]
			.filter((element) => element.closest('[role=listbox]') === null)
			.map((element) => element.textContent ?? '')
			.join(' '),
	);
const hasChosen = (ui: Ui, name: string) =>
	ui.holds(`${name} is not chosen`, async () => (await chosenTexts(ui)).includes(name));

export const multiCombobox: Pattern = {
	name: 'Combobox, with several choices',
	path: 'combobox/',
	checks: [
		check('roles', 'its list says that several options can be chosen', async (ui) => {
			await field(ui).focus();
			await ui.page.keyboard.type('h');
			await ui.has(ui.role('listbox').first(), 'aria-multiselectable', 'true');
		}),
		check('keys', 'Enter takes the marked option', async (ui) => {
			await field(ui).focus();
			await ui.page.keyboard.type('hl');
			await ui.isShown(option(ui, 'Hlaing'));
			await ui.press('ArrowDown', 'Enter');
			await hasChosen(ui, 'Hlaing');
		}),
		check('keys', 'Backspace in the empty field takes the last choice away', async (ui) => {
			await hasChosen(ui, 'Bahan');
			await field(ui).focus();
			// Some libraries mark the last choice first.
			await ui.press('Backspace');
			if ((await chosenTexts(ui)).includes('Bahan')) await ui.press('Backspace');
			await ui.holds('still chosen', async () => !(await chosenTexts(ui)).includes('Bahan'));
		}),
		check('focus', 'stays in the field after a choice', async (ui) => {
			await field(ui).focus();
			await ui.page.keyboard.type('hl');
			await ui.isShown(option(ui, 'Hlaing'));
			await ui.press('ArrowDown', 'Enter');
			await hasChosen(ui, 'Hlaing');
			await ui.hasFocus(field(ui));
		}),
		check('announcements', 'options say whether they are chosen', async (ui) => {
			await field(ui).focus();
			await ui.page.keyboard.type('a');
			await ui.has(option(ui, 'Bahan'), 'aria-selected', 'true');
			await ui.has(option(ui, 'Hlaing'), 'aria-selected', 'false');
		}),
		check('announcements', 'says what was taken', async (ui) => {
			await field(ui).focus();
			await ui.page.keyboard.type('hl');
			await ui.isShown(option(ui, 'Hlaing'));
			await ui.press('ArrowDown', 'Enter');
			await ui.holds('not said', () =>
				ui.page.evaluate(() =>
					[...document.querySelectorAll('[role=status], [role=log], [aria-live]:not([aria-live=off])')].some((region) =>
						region.textContent?.includes('Hlaing'),
					),
				),
			);
		}),
		check('touch', 'a tap on its button takes a choice away', async (ui) => {
			await ui.tap(ui.page.getByRole('button', { name: 'Remove Bahan' }));
			await ui.holds('still chosen', async () => !(await chosenTexts(ui)).includes('Bahan'));
		}),
	],
};

const command = (ui: Ui, name: string) =>
	ui.page
		.getByRole('option', { name, exact: true })
		.or(ui.page.getByRole('menuitem', { name, exact: true }))
		.first();
const search = (ui: Ui) =>
	ui.page
		.getByRole('combobox', { name: 'Search' })
		.or(ui.page.getByRole('searchbox', { name: 'Search' }))
		.first();

async function openCommands(ui: Ui): Promise<void> {
	await ui.role('button', 'Open').focus();
	await ui.press('Enter');
	await ui.isShown(command(ui, 'Orders'));
}

export const commandPalette: Pattern = {
	name: 'Combobox, in a dialog',
	path: 'combobox/',
	checks: [
		check('roles', 'is a dialog with a name and a combobox in it', async (ui) => {
			await openCommands(ui);
			await ui.isShown(ui.role('dialog', 'Commands'));
			await ui.isShown(ui.role('combobox', 'Search'));
		}),
		check('roles', 'hides the page behind it from screen readers', async (ui) => {
			await openCommands(ui);
			await ui.isHidden('button', 'Behind');
		}),
		check('keys', 'typing finds commands, arrows mark one, Enter runs it and closes the dialog', async (ui) => {
			await openCommands(ui);
			await ui.page.keyboard.type('o');
			await ui.isGone(command(ui, 'Wishlist'));
			await ui.press('ArrowDown', 'ArrowUp', 'Enter');
			await ui.isGone(ui.role('dialog'));
			await ui.isShown(ui.page.getByText(/^Done: (Orders|Points)$/));
		}),
		check('keys', 'Escape closes it', async (ui) => {
			await openCommands(ui);
			await ui.press('Escape');
			// A filled field may be emptied first.
			if (await ui.role('dialog').isVisible()) await ui.press('Escape');
			await ui.isGone(ui.role('dialog'));
		}),
		check('focus', 'moves into the field and stays there', async (ui) => {
			await openCommands(ui);
			await ui.holds('not in the field', () => search(ui).evaluate((element) => document.activeElement === element));
			await ui.press('ArrowDown');
			await ui.holds('left the field', () => search(ui).evaluate((element) => document.activeElement === element));
		}),
		check('focus', 'returns to what opened it', async (ui) => {
			await openCommands(ui);
			await ui.press('Escape');
			await ui.hasFocus(ui.role('button', 'Open'));
		}),
		check('announcements', 'names the marked command by aria-activedescendant', async (ui) => {
			await openCommands(ui);
			await ui.press('ArrowDown');
			await ui.has(search(ui), 'aria-activedescendant', /./);
		}),
		check('announcements', 'says how many commands are found', async (ui) => {
			await openCommands(ui);
			await ui.page.keyboard.type('o');
			await ui.holds('not announced', () =>
				ui.page.evaluate(() =>
					[...document.querySelectorAll('[role=status], [role=log], [aria-live]:not([aria-live=off])')].some((region) =>
						/\d/.test(region.textContent ?? ''),
					),
				),
			);
		}),
		check('touch', 'a tap on a command runs it', async (ui) => {
			await ui.tap(ui.role('button', 'Open'));
			await ui.tap(command(ui, 'Points'));
			await ui.isShown(ui.page.getByText('Done: Points'));
		}),
	],
};
