/** A node of the syntax tree, as far as it is read. */
export interface Node {
	readonly type: string;
	readonly start: number;
	readonly end: number;
	readonly [key: string]: unknown;
}

/** Whether a value of the tree is a node. */
export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
