/** Things of a list that never changes its order, each with a key: its text, and how often that came before. */
export function withKeys<Item>(items: readonly Item[], textOf: (item: Item) => string): (readonly [string, Item])[] {
	const seen = new Map<string, number>();
	return items.map((item) => {
		const text = textOf(item);
		const times = seen.get(text) ?? 0;
		seen.set(text, times + 1);
		return [`${times} ${text}`, item];
	});
}
