/**
 * A function that remembers what it found for a text: the names of types, categories and brands come again with many
 * products, and imports index every product.
 * @param most texts that it remembers; then it begins anew
 */
export function remembered<T>(read: (text: string) => T, most = 4_000): (text: string) => T {
	const known = new Map<string, T>();
	return (text) => {
		const before = known.get(text);
		if (before !== undefined) return before;
		const found = read(text);
		if (known.size >= most) known.clear();
		known.set(text, found);
		return found;
	};
}
