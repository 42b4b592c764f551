/**
 * Draws the dark modules of a code as one path of rows: neighbours in a row become one bar, so nothing shows between
 * them when it is scaled.
 */
export function modulesPath(rows: readonly (readonly boolean[])[]): string {
	const bars: string[] = [];
	for (const [y, row] of rows.entries()) {
		let start = -1;
		for (let x = 0; x <= row.length; x += 1) {
			const isDark = row[x] === true;
			if (isDark && start < 0) start = x;
			if (!isDark && start >= 0) {
				bars.push(`M${start} ${y}h${x - start}v1h${start - x}z`);
				start = -1;
			}
		}
	}
	return bars.join('');
}
