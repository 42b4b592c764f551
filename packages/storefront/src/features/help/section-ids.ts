/**
 * Ids for the sections of an article, by which links lead to them: `paying`, `section-2` where a heading has no Latin
 * letters, and never one twice.
 */
export function sectionIds(headings: readonly string[]): string[] {
	const taken = new Set<string>();
	return headings.map((heading, index) => {
		const name = heading
			.toLowerCase()
			.replace(/[^a-z0-9]+/g, '-')
			.replace(/^-+|-+$/g, '');
		const id = name === '' || taken.has(name) ? `section-${index + 1}` : name;
		taken.add(id);
		return id;
	});
}
