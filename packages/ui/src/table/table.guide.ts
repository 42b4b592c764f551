import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Table',
	group: 'Content',
	aliases: ['rows', 'columns', 'data table'],
	status: 'ready',
	purpose: 'Compares several things by the same facts, in rows and columns.',
	use: [
		'For quotations, invoices, delivery charges and histories of points, where people read down a column.',
		'Choose `stacked` when each row stands for itself and is read whole on a phone; keep `table`, which scrolls sideways, when columns must be compared.',
	],
	avoid: [
		{ when: 'There is one thing only.', instead: 'DataList' },
		{ when: 'The things are products to choose from.', instead: 'Cards in a grid' },
		{ when: 'Columns would only place things on the page.', instead: 'Grid or Stack' },
	],
	accessibility: [
		'A real `<table>` with its caption as name; the stacked form keeps the roles that browsers drop with the layout.',
		'Mark the column that names the row with `isRowHeader`, so that every cell is read with what it belongs to.',
		'A sortable head is a button; the sorted one carries `aria-sort`. The caller sorts and passes the new `sort`.',
		'A table that scrolls can be scrolled by keyboard: it becomes a named region with a stop, and only then.',
		'Links in cells name their row: "Change quotation 12", not "Change".',
	],
	content: [
		'Heads are one or two words; the unit stands in the head, not in every cell.',
		'Numbers and amounts are `isNumeric`, all with the same count of decimals.',
		'The empty text says why nothing is there and what to do: "No quotations yet. Ask a shop for a price."',
	],
};
