import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Calendar',
	group: 'Forms',
	aliases: ['date grid', 'month view'],
	status: 'ready',
	purpose: 'Shows a month whose days can be chosen: one day, or with RangeCalendar a first and a last one.',
	use: [
		'For a day of the next weeks, where the day of the week matters: a delivery, a visit, the end of an offer.',
		'With `isDateDisabled` for days without delivery, and `min` and `max` for the time that can be booked.',
		'With the `locale` of the page: Thai shows Buddhist years, Burmese its own digits.',
	],
	avoid: [
		{ when: 'There is little room, as in most forms.', instead: 'DatePicker' },
		{ when: 'People know the date by heart: a birthday.', instead: 'DateField' },
		{ when: 'There are fewer than eight days on offer.', instead: 'ChoiceCard or RadioGroup with these days' },
	],
	accessibility: [
		'A grid with one stop for Tab. Arrow keys move by days and weeks, Home and End within the week, Page Up and Page Down by months, with Shift by years; Enter and Space choose.',
		'Each day is read with month, year and day of the week; today and the chosen days are marked. A new month is announced.',
		'A range calendar says below the grid which end is chosen next; Escape gives up a half chosen range.',
		'Disabled days can be reached, so that a screen reader does not skip them without a word.',
	],
	content: [
		'Say above the calendar what the day is for: "Day of delivery".',
		'Say why days are disabled: "No delivery on Sundays".',
	],
};
