import type { Operation } from './read-document.ts';

/** Everything of an operation that somebody may look for, in small letters. */
const wordsOf = ({ name, method, path, group, summary, errors }: Operation) =>
	[name, method, path, group, summary, ...errors.map(({ code }) => code)].join(' ').toLowerCase();

/**
 * The operations that have every word of a query somewhere: in path, name, summary, group or error codes.
 * @param query "post review", "otp_wrong", "/api/cart"
 */
export function searchOperations(operations: readonly Operation[], query: string): readonly Operation[] {
	const words = query.toLowerCase().split(/\s+/).filter(Boolean);
	return operations.filter((operation) => {
		const text = wordsOf(operation);
		return words.every((word) => text.includes(word));
	});
}
