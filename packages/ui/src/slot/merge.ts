import type { Ref, RefCallback } from 'react';

type Props = { readonly [name: string]: unknown };
type Handler = (...args: readonly unknown[]) => unknown;

const isHandler = (name: string, value: unknown): value is Handler =>
	/^on[A-Z]/.test(name) && typeof value === 'function';

const isStyle = (value: unknown): value is object => typeof value === 'object' && value !== null;

function mergeOne(name: string, outer: unknown, inner: unknown): unknown {
	if (name === 'className') return [outer, inner].filter(Boolean).join(' ');
	if (name === 'style' && isStyle(outer) && isStyle(inner)) return { ...outer, ...inner };
	if (isHandler(name, outer) && isHandler(name, inner)) {
		return (...args: readonly unknown[]) => {
			inner(...args);
			outer(...args);
		};
	}
	return inner === undefined ? outer : inner;
}

/**
 * Joins the props of a wrapper with those of the element that it wraps.
 * @param outer props of the wrapper
 * @param inner props of the element; they win, except that classes, styles and handlers of both stay
 */
export function mergeProps(outer: object, inner: object): Record<string, unknown> {
	const merged: Record<string, unknown> = { ...outer };
	const others: Props = { ...outer };
	for (const [name, value] of Object.entries(inner)) merged[name] = mergeOne(name, others[name], value);
	return merged;
}

/**
 * Joins refs so that each gets the same element; clean-up functions of callback refs are kept (React 19).
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
