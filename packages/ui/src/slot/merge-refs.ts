import type { Ref, RefCallback } from 'react';

/**
 * Joins refs so that each receives the same element; clean-up functions of callback refs are called (React 19).
 * @returns one callback ref, or undefined when there is no ref at all
 */
export function mergeRefs<T>(...refs: readonly (Ref<T> | undefined)[]): RefCallback<T> | undefined {
	const given = refs.filter((ref) => ref !== null && ref !== undefined);
	if (given.length === 0) return undefined;
	return (element) => {
		const cleanUps = given.map((ref) => {
			if (typeof ref !== 'function') {
				ref.current = element;
				return () => {
					ref.current = null;
				};
			}
			const cleanUp = ref(element);
			return typeof cleanUp === 'function' ? cleanUp : () => ref(null);
		});
		return () => {
			for (const cleanUp of cleanUps) cleanUp();
		};
	};
}
