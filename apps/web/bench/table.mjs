/**
 * @typedef {object} Row
 * @property {string} page
 * @property {string} what
 * @property {number} figure
 * @property {number} limit
 * @property {'most' | 'least'} [at]
 * @property {string} [unit]
 */

const isMet = ({ figure, limit, at = 'most' }) => (at === 'least' ? figure >= limit : figure <= limit);

function show(value, unit) {
	if (unit === 'kB') return `${(value / 1000).toFixed(1)} kB`;
	const digits = value < 1 ? 3 : value < 10 ? 2 : 0;
	const text = Number.isInteger(value) ? String(value) : value.toFixed(digits);
	return unit ? `${text} ${unit}` : text;
}

/** A figure and its budget: page, what, limit, figure, whether it is met. @param {Row} row */
export const lineOf = (row) => [
	row.page,
	row.what,
	`${row.at === 'least' ? '>=' : '<='} ${show(row.limit, row.unit)}`,
	show(row.figure, row.unit),
	isMet(row) ? 'met' : 'MISSED',
];

/**
 * Lists figures beside their budgets.
 * @param {readonly Row[]} rows
 * @returns {{ text: string, missed: number }}
 */
export function table(rows) {
	const lines = rows.map(lineOf);
	const all = [['page', 'what', 'budget', 'figure', ''], ...lines];
	const widths = all[0].map((_, column) => Math.max(...all.map((line) => line[column].length)));
	const text = all
		.map((line) =>
			line
				.map((cell, column) => cell.padEnd(widths[column]))
				.join('  ')
				.trimEnd(),
		)
		.join('\n');
	return { text, missed: rows.filter((row) => !isMet(row)).length };
}

/** @param {readonly number[]} figures */
export function median(figures) {
	const sorted = [...figures].sort((a, b) => a - b);
	const middle = Math.floor(sorted.length / 2);
	return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The least figure that so large a part of all does not exceed. @param {readonly number[]} figures @param {number} part */
export function quantile(figures, part) {
	const sorted = [...figures].sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)];
}
