/** What spreadsheets would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A row of a table (RFC 4180), whose cells come from files and forms of others. */
export const csvRow = (cells: readonly (string | number)[]): string =>
	`${cells
		.map((cell) => {
			const text = typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell);
			return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
		})
		.join(',')}\r\n`;

/** What a table begins with: by it spreadsheets know the encoding. */
export const CSV_MARK = '\uFEFF';
