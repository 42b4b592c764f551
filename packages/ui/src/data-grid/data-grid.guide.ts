import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'DataGrid',
	group: 'Content',
	aliases: ['spreadsheet', 'selectable table', 'sortable table'],
	status: 'ready',
	purpose: 'Shows rows that people sort, select and work on, by keyboard as in a spreadsheet.',
	use: [
		'In back offices: orders, products, payments.',
		'With `selectionActions` for what can be done with several rows.',
		'With `status` and `onRetry` where rows come from a server; what is selected on other pages stays in `value`.',
	],
	avoid: [
		{ when: 'Rows are only read and compared.', instead: 'Table' },
		{ when: 'It is on a phone.', instead: 'cards in a list with Checkbox, or Table with `presentation="stacked"`' },
		{ when: 'Facts of one thing are listed.', instead: 'DataList' },
	],
	accessibility: [
		'A grid with one stop for Tab. Arrow keys, Page Up, Page Down, Home, End, Ctrl Home and Ctrl End move between cells; in a cell with a control the control has the focus.',
		'Space selects a row, Shift and Space or a press with Shift all rows from the last one, Ctrl A all rows. How many are selected is announced.',
		'One column is the heading of its row by `isRowHeader`; `getRowName` names the check boxes.',
	],
	content: ['Short heads of columns.', 'The empty state says what to do: "No orders yet. Share your shop’s link."'],
};
