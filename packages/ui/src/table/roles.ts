/**
 * Roles that elements of a table have anyway. Browsers forget them when CSS lays a table out as something else, which
 * the stacked presentation does.
 */
export const ROLES = {
	table: { role: 'table' },
	group: { role: 'rowgroup' },
	row: { role: 'row' },
	columnHeader: { role: 'columnheader' },
	rowHeader: { role: 'rowheader' },
	cell: { role: 'cell' },
} as const;
