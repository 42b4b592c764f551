/** A group of a DTCG file: groups and tokens by name, and properties that start with `$`. */
export interface Tree {
	readonly [key: string]: unknown;
}

/**
 * Tells groups and tokens from plain values.
 * @returns true for an object that is no list
 */
export function isTree(value: unknown): value is Tree {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isToken = (value: unknown) => isTree(value) && '$value' in value;

/**
 * Lays the tokens of one file over those of another; a token replaces a token, whatever else it said.
 * @param base the whole file
 * @param over what differs, in the same shape; descriptions of the base stay where it gives none
 * @returns the joined file
 */
export function mergeTrees(base: Tree, over: Tree): Tree {
	const joined: Record<string, unknown> = { ...base };
	for (const [key, value] of Object.entries(over)) {
		const below = joined[key];
		if (!isTree(below) || !isTree(value)) joined[key] = value;
		else joined[key] = isToken(value) ? { ...below, ...value } : mergeTrees(below, value);
	}
	return joined;
}
