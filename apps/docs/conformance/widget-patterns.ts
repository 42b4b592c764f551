import { type Check, check, type Pattern } from './pattern.ts';
import type { Ui } from './ui.ts';

/** A key of the reading direction: what goes on to the right goes on to the left in scripts from right to left. */
const rightToLeft = (text: string, run: Check['run']) => check('right-to-left', text, run);

const SAVED = 'Saved: 1';

export const button: Pattern = {
	name: 'Button',
	path: 'button/',
	checks: [
		check('roles', 'is a button with a name', (ui) => ui.isShown(ui.role('button', 'Save'))),
		check('keys', 'Enter presses it', async (ui) => {
			await ui.role('button', 'Save').focus();
			await ui.press('Enter');
			await ui.isShown(ui.page.getByText(SAVED));
		}),
		check('keys', 'Space presses it', async (ui) => {
			await ui.role('button', 'Save').focus();
			await ui.press('Space');
			await ui.isShown(ui.page.getByText(SAVED));
		}),
		check('focus', 'Tab reaches it', async (ui) => {
			await ui.press('Tab');
			await ui.hasFocus(ui.role('button', 'Save'));
		}),
		check('touch', 'a tap presses it once', async (ui) => {
			await ui.tap(ui.role('button', 'Save'));
			await ui.isShown(ui.page.getByText(SAVED));
		}),
	],
};

const expands = (name: string, content: string): readonly Check[] => [
	check('roles', 'its button says whether it is open', async (ui) => {
		await ui.isShown(ui.role('button', name, { expanded: false }));
	}),
	check('keys', 'Enter opens and closes it', async (ui) => {
		await ui.role('button', name).focus();
		await ui.press('Enter');
		await ui.isShown(ui.page.getByText(content));
		await ui.press('Enter');
		await ui.isGone(ui.page.getByText(content));
	}),
	check('keys', 'Space opens it', async (ui) => {
		await ui.role('button', name).focus();
		await ui.press('Space');
		await ui.isShown(ui.page.getByText(content));
	}),
	check('focus', 'stays on its button', async (ui) => {
		await ui.role('button', name).focus();
		await ui.press('Enter');
		await ui.hasFocus(ui.role('button', name));
	}),
	check('announcements', 'its button says that it is open now', async (ui) => {
		await ui.role('button', name).click();
		await ui.isShown(ui.role('button', name, { expanded: true }));
	}),
	check('touch', 'a tap opens it', async (ui) => {
		await ui.tap(ui.role('button', name));
		await ui.isShown(ui.page.getByText(content));
	}),
];

export const accordion: Pattern = {
	name: 'Accordion',
	path: 'accordion/',
	checks: [
		check('roles', 'each button is in a heading', async (ui) => {
			await ui.isShown(ui.role('heading').filter({ has: ui.role('button', 'Delivery') }));
		}),
		...expands('Delivery', 'In three days'),
		check('focus', 'Tab goes from one button to the next', async (ui) => {
			await ui.role('button', 'Delivery').focus();
			await ui.press('Tab');
			await ui.hasFocus(ui.role('button', 'Returns'));
		}),
	],
};

export const disclosure: Pattern = {
	name: 'Disclosure',
	path: 'disclosure/',
	checks: expands('Delivery', 'In three days'),
};

/** A box that is on or off. */
function toggled(role: 'checkbox' | 'switch'): readonly Check[] {
	const on = (ui: Ui) => ui.role(role, 'Offers', { checked: true });
	return [
		check('roles', `has the role ${role}, a name and its state`, (ui) =>
			ui.isShown(ui.role(role, 'Offers', { checked: false })).catch(async () => {
				// The control may be hidden below what is drawn: it is there for screen readers.
				if ((await ui.role(role, 'Offers', { checked: false }).count()) === 0) throw new Error(`no ${role}`);
			}),
		),
		check('keys', 'Space changes it', async (ui) => {
			await ui.press('Tab', 'Space');
			await ui.holds('not on', async () => (await on(ui).count()) > 0);
		}),
		check('focus', 'Tab reaches it', async (ui) => {
			await ui.press('Tab');
			await ui.hasFocus(ui.role(role, 'Offers'));
		}),
		check('announcements', 'says its new state', async (ui) => {
			await ui.press('Tab', 'Space');
			await ui.holds('not on', async () => (await on(ui).count()) > 0);
			await ui.press('Space');
			await ui.holds('not off', async () => (await on(ui).count()) === 0);
		}),
		check('touch', 'a tap on its text changes it', async (ui) => {
			await ui.tap(ui.page.getByText('Offers', { exact: true }).last());
			await ui.holds('not on', async () => (await on(ui).count()) > 0);
		}),
	];
}

export const checkbox: Pattern = { name: 'Checkbox', path: 'checkbox/', checks: toggled('checkbox') };
export const switchPattern: Pattern = { name: 'Switch', path: 'switch/', checks: toggled('switch') };

const radio = (ui: Ui, name: string, isChecked?: boolean) =>
	ui.role('radio', name, isChecked === undefined ? {} : { checked: isChecked });
const isThere = (ui: Ui, what: string, part: ReturnType<Ui['role']>) =>
	ui.holds(what, async () => (await part.count()) > 0);

export const radioGroup: Pattern = {
	name: 'Radio group',
	path: 'radio/',
	checks: [
		check('roles', 'is a named group of radio buttons', async (ui) => {
			// The name of the group may end with what is chosen.
			const group = ui.page
				.getByRole('radiogroup', { name: /^Delivery/ })
				.or(ui.page.getByRole('group', { name: /^Delivery/ }));
			await isThere(ui, 'no group', group);
			await isThere(ui, 'no radio buttons', group.getByRole('radio'));
		}),
		check('keys', 'Arrow Down and Up move and choose', async (ui) => {
			await ui.press('Tab', 'ArrowDown');
			await isThere(ui, 'second not chosen', radio(ui, 'Shop', true));
			await ui.press('ArrowUp');
			await isThere(ui, 'first not chosen', radio(ui, 'Home', true));
		}),
		check('keys', 'Arrow Right moves and chooses', async (ui) => {
			await ui.press('Tab', 'ArrowRight');
			await isThere(ui, 'second not chosen', radio(ui, 'Shop', true));
		}),
		check('keys', 'goes round at the ends', async (ui) => {
			await ui.press('Tab', 'ArrowUp');
			await isThere(ui, 'last not chosen', radio(ui, 'Office', true));
		}),
		check('focus', 'is one stop for Tab, on the chosen one', async (ui) => {
			await ui.press('Tab');
			await ui.hasFocus(radio(ui, 'Home'));
			await ui.press('Tab');
			await ui.hasFocus(ui.role('button', 'After'));
		}),
		check('announcements', 'exactly one is chosen', async (ui) => {
			await ui.press('Tab', 'ArrowDown');
			await ui.holds('not one', async () => (await ui.role('radio', undefined, { checked: true }).count()) === 1);
		}),
		check('touch', 'a tap on a text chooses', async (ui) => {
			await ui.tap(ui.page.getByText('Office', { exact: true }).last());
			await isThere(ui, 'not chosen', radio(ui, 'Office', true));
		}),
		rightToLeft('Arrow Left goes on to the next', async (ui) => {
			await ui.press('Tab', 'ArrowLeft');
			await isThere(ui, 'second not chosen', radio(ui, 'Shop', true));
		}),
	],
};

const readValue = async (part: ReturnType<Ui['role']>) =>
	part.first().evaluate((element) => {
		if (element instanceof HTMLInputElement && element.type === 'range') return Number(element.value);
		return Number(element.getAttribute('aria-valuenow') ?? (element as HTMLInputElement).value);
	});
const hasValue = (ui: Ui, part: ReturnType<Ui['role']>, value: number) =>
	ui.holds(`the value is not ${value}`, async () => (await part.count()) > 0 && (await readValue(part)) === value);

const sliderOf = (ui: Ui) => ui.role('slider', 'Distance');

export const slider: Pattern = {
	name: 'Slider',
	path: 'slider/',
	checks: [
		check('roles', 'is a slider with a name and a value', (ui) => hasValue(ui, sliderOf(ui), 10)),
		check('keys', 'arrows change the value by a step', async (ui) => {
			await ui.press('Tab', 'ArrowRight');
			await hasValue(ui, sliderOf(ui), 11);
			await ui.press('ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowDown');
			await hasValue(ui, sliderOf(ui), 11);
		}),
		check('keys', 'Home and End go to the limits', async (ui) => {
			await ui.press('Tab', 'End');
			await hasValue(ui, sliderOf(ui), 50);
			await ui.press('Home');
			await hasValue(ui, sliderOf(ui), 0);
		}),
		check('keys', 'Page Up changes it by more than a step', async (ui) => {
			await ui.press('Tab', 'PageUp');
			await ui.holds('not more', async () => (await readValue(sliderOf(ui))) > 11);
		}),
		check('focus', 'Tab reaches it', async (ui) => {
			await ui.press('Tab');
			await ui.hasFocus(sliderOf(ui));
		}),
		check('touch', 'a tap on the track moves it', async (ui) => {
			const box = await ui.page.locator('[data-track]').boundingBox();
			await ui.tapAt((box?.x ?? 0) + (box?.width ?? 0) * 0.8, (box?.y ?? 0) + (box?.height ?? 0) / 2);
			await ui.holds('not moved', async () => (await readValue(sliderOf(ui))) > 30);
		}),
		rightToLeft('Arrow Left makes it larger', async (ui) => {
			await ui.press('Tab', 'ArrowLeft');
			await hasValue(ui, sliderOf(ui), 11);
		}),
	],
};

/** Some libraries put the name of the whole slider behind that of the thumb. */
const thumb = (ui: Ui, name: 'From' | 'To') => ui.page.getByRole('slider', { name: new RegExp(`^${name}`) });
const limitOf = (part: ReturnType<Ui['role']>, end: 'min' | 'max') =>
	part
		.first()
		.evaluate((element, side) => Number(element.getAttribute(`aria-value${side}`) ?? element.getAttribute(side)), end);

export const multiThumbSlider: Pattern = {
	name: 'Slider (multi-thumb)',
	path: 'slider-multithumb/',
	checks: [
		check('roles', 'has two sliders with names and values', async (ui) => {
			await hasValue(ui, thumb(ui, 'From'), 20);
			await hasValue(ui, thumb(ui, 'To'), 22);
		}),
		check('keys', 'arrows move a thumb', async (ui) => {
			await thumb(ui, 'From').focus();
			await ui.press('ArrowRight');
			await hasValue(ui, thumb(ui, 'From'), 21);
		}),
		check('keys', 'a thumb does not pass the other', async (ui) => {
			await thumb(ui, 'From').focus();
			await ui.press('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
			await ui.holds('passed', async () => (await readValue(thumb(ui, 'From'))) <= (await readValue(thumb(ui, 'To'))));
			await hasValue(ui, thumb(ui, 'To'), 22);
		}),
		check('focus', 'each thumb is a stop for Tab', async (ui) => {
			await ui.press('Tab');
			await ui.hasFocus(thumb(ui, 'From'));
			await ui.press('Tab');
			await ui.hasFocus(thumb(ui, 'To'));
		}),
		check('announcements', 'each thumb says that it ends where the other is', async (ui) => {
			await ui.holds('no limit', async () => (await limitOf(thumb(ui, 'From'), 'max')) === 22);
			await ui.holds('no limit', async () => (await limitOf(thumb(ui, 'To'), 'min')) === 20);
		}),
		rightToLeft('Arrow Left makes a value larger', async (ui) => {
			await thumb(ui, 'From').focus();
			await ui.press('ArrowLeft');
			await hasValue(ui, thumb(ui, 'From'), 21);
		}),
	],
};

const spin = (ui: Ui) => ui.role('spinbutton', 'Weight').or(ui.role('textbox', 'Weight'));

export const spinbutton: Pattern = {
	name: 'Spinbutton',
	path: 'spinbutton/',
	checks: [
		check('roles', 'has the role spinbutton and a name', (ui) => ui.isShown(ui.role('spinbutton', 'Weight'))),
		check('keys', 'Arrow Up and Down change the value by a step', async (ui) => {
			await spin(ui).first().focus();
			await ui.press('ArrowUp', 'ArrowUp', 'ArrowDown');
			await hasValue(ui, spin(ui), 6);
		}),
		check('keys', 'stops at its limits', async (ui) => {
			await spin(ui).first().focus();
			for (let step = 0; step < 8; step += 1) await ui.press('ArrowDown');
			await hasValue(ui, spin(ui), 0);
		}),
		check('focus', 'Tab reaches it', async (ui) => {
			for (let stop = 0; stop < 3; stop += 1) {
				await ui.press('Tab');
				if ((await ui.page.evaluate(() => document.activeElement?.tagName)) === 'INPUT') break;
			}
			await ui.hasFocus(spin(ui));
		}),
		check('announcements', 'says its value and its limits', async (ui) => {
			await ui.holds('no limits', () =>
				spin(ui)
					.first()
					.evaluate((element) => {
						const native = element instanceof HTMLInputElement && element.type === 'number' && element.max === '30';
						return native || element.getAttribute('aria-valuemax') === '30';
					}),
			);
		}),
		check('touch', 'a tap begins to type', async (ui) => {
			await ui.tap(spin(ui).first());
			await ui.hasFocus(spin(ui));
		}),
	],
};

const tab = (ui: Ui, name: string) => ui.role('tab', name);

export const tabs: Pattern = {
	name: 'Tabs',
	path: 'tabs/',
	checks: [
		check('roles', 'is a named tab list of tabs, each with its panel', async (ui) => {
			await ui.isShown(ui.role('tablist', 'Product'));
			await ui.isShown(ui.role('tabpanel', 'About'));
		}),
		check('keys', 'arrows go to the next tab, and round at the ends', async (ui) => {
			await tab(ui, 'About').focus();
			await ui.press('ArrowRight');
			await ui.hasFocus(tab(ui, 'Reviews'));
			await ui.press('ArrowLeft');
			await ui.hasFocus(tab(ui, 'About'));
			await ui.press('ArrowLeft');
			await ui.hasFocus(tab(ui, 'Shop'));
		}),
		check('keys', 'Home and End go to the ends', async (ui) => {
			await tab(ui, 'About').focus();
			await ui.press('End');
			await ui.hasFocus(tab(ui, 'Shop'));
			await ui.press('Home');
			await ui.hasFocus(tab(ui, 'About'));
		}),
		check('focus', 'the list is one stop for Tab', async (ui) => {
			await ui.press('Tab');
			await ui.hasFocus(tab(ui, 'About'));
			await ui.press('Tab');
			await ui.holds('another tab has the focus', async () =>
				ui.page.evaluate(() => document.activeElement?.getAttribute('role') !== 'tab'),
			);
		}),
		check('announcements', 'the chosen tab says so', async (ui) => {
			await ui.isShown(ui.role('tab', 'About', { selected: true }));
			await tab(ui, 'Shop').click();
			await ui.isShown(ui.role('tab', 'Shop', { selected: true }));
		}),
		check('touch', 'a tap shows its panel', async (ui) => {
			await ui.tap(tab(ui, 'Shop'));
			await ui.isShown(ui.role('tabpanel', 'Shop'));
		}),
		rightToLeft('Arrow Left goes on to the next', async (ui) => {
			await tab(ui, 'About').focus();
			await ui.press('ArrowLeft');
			await ui.hasFocus(tab(ui, 'Reviews'));
		}),
	],
};

const rover = (role: 'button' | 'radio', names: readonly [string, string, string]): readonly Check[] => [
	check('keys', 'arrows go to the next', async (ui) => {
		await ui.press('Tab', 'ArrowRight');
		await ui.hasFocus(ui.role(role, names[1]));
		await ui.press('ArrowLeft');
		await ui.hasFocus(ui.role(role, names[0]));
	}),
	check('keys', 'Home and End go to the ends', async (ui) => {
		await ui.press('Tab', 'End');
		await ui.hasFocus(ui.role(role, names[2]));
		await ui.press('Home');
		await ui.hasFocus(ui.role(role, names[0]));
	}),
	check('focus', 'is one stop for Tab', async (ui) => {
		await ui.press('Tab');
		await ui.hasFocus(ui.role(role, names[0]));
		await ui.press('Tab');
		await ui.hasFocus(ui.role('button', 'After'));
	}),
	rightToLeft('Arrow Left goes on to the next', async (ui) => {
		await ui.press('Tab', 'ArrowLeft');
		await ui.hasFocus(ui.role(role, names[1]));
	}),
];

export const toolbar: Pattern = {
	name: 'Toolbar',
	path: 'toolbar/',
	checks: [
		check('roles', 'is a toolbar with a name', (ui) => ui.isShown(ui.role('toolbar', 'Orders'))),
		...rover('button', ['Print', 'Export', 'Archive']),
		check('touch', 'a tap presses a button', async (ui) => {
			await ui.tap(ui.role('button', 'Export'));
			await ui.isShown(ui.page.getByText('Done: Export'));
		}),
	],
};

export const toggleGroup: Pattern = {
	name: 'Button (toggle), in a group',
	path: 'button/',
	checks: [
		check('roles', 'is a named group of buttons that are pressed or not', async (ui) => {
			await isThere(
				ui,
				'no group',
				ui.role('group', 'View').or(ui.role('toolbar', 'View')).or(ui.role('radiogroup', 'View')),
			);
			await isThere(ui, 'no state', ui.page.locator('[aria-pressed=true], [aria-checked=true]', { hasText: 'Grid' }));
		}),
		check('keys', 'Space changes it', async (ui) => {
			await ui.role('button', 'List').or(ui.role('radio', 'List')).focus();
			await ui.press('Space');
			await isThere(ui, 'no state', ui.page.locator('[aria-pressed=true], [aria-checked=true]', { hasText: 'List' }));
		}),
		check('touch', 'a tap changes it', async (ui) => {
			await ui.tap(ui.page.getByText('List', { exact: true }));
			await isThere(ui, 'no state', ui.page.locator('[aria-pressed=true], [aria-checked=true]', { hasText: 'List' }));
		}),
	],
};

export const breadcrumb: Pattern = {
	name: 'Breadcrumb',
	path: 'breadcrumb/',
	checks: [
		check('roles', 'is a named navigation with a list of links', async (ui) => {
			await isThere(ui, 'no navigation', ui.page.locator('nav[aria-label], nav[aria-labelledby]'));
			await isThere(ui, 'no list', ui.role('list').getByRole('link', { name: 'Home' }));
		}),
		check('announcements', 'the last one says that it is the current page', async (ui) => {
			await isThere(ui, 'no current page', ui.page.locator('[aria-current=page]', { hasText: 'Tea' }));
		}),
	],
};

export const progress: Pattern = {
	name: 'Meter and progress bar',
	path: 'meter/',
	checks: [
		check('roles', 'is a progress bar with a name', (ui) => ui.isShown(ui.role('progressbar', 'Upload'))),
		check('announcements', 'says its value', async (ui) => {
			const bar = ui.role('progressbar', 'Upload').first();
			await ui.holds('no value', () =>
				bar.evaluate((element) =>
					element instanceof HTMLProgressElement
						? element.value / element.max === 0.4
						: Number(element.getAttribute('aria-valuenow')) / Number(element.getAttribute('aria-valuemax') ?? 100) ===
							0.4,
				),
			);
		}),
	],
};
