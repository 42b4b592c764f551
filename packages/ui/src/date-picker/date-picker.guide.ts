import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'DatePicker',
	group: 'Forms',
	aliases: ['date range', 'calendar popup', 'day picker'],
	status: 'ready',
	purpose: 'Takes a day, or with DateRangePicker a first and a last one, from a calendar that opens below the field.',
	use: [
		'For a day near today, where the day of the week matters: a delivery, a visit, the start of an offer.',
		'DateRangePicker for reports and bookings; `maxDays` limits the length.',
		'In react-hook-form as DatePickerField and DateRangePickerField.',
	],
	avoid: [
		{ when: 'People know the date by heart: a birthday, the day on a receipt.', instead: 'DateField' },
		{ when: 'The calendar can stay open beside the rest.', instead: 'Calendar' },
		{ when: 'A time of day is asked for.', instead: 'TimeField' },
	],
	accessibility: [
		'The field has the role combobox, so that label and value are both read. Enter, Space and a press open the calendar with the focus on the chosen day.',
		'A choice and Escape close the calendar and return the focus to the field. The keys in the calendar are those of Calendar.',
		'Give it a Field, or a name by `aria-label`.',
	],
	content: [
		'The label says what the day is for: "Day of delivery".',
		'The description says what can be chosen: "Within the next 30 days, not on Sundays".',
	],
};
