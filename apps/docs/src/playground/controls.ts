import { action } from 'storybook/actions';
import type { ArgsEnhancer, ArgTypesEnhancer } from 'storybook/internal/types';

/** Whether a value can be written as JSON: no element, function or object of a class. */
function isPlain(value: unknown): boolean {
	if (typeof value === 'function') return false;
	if (typeof value !== 'object' || value === null) return true;
	if (Array.isArray(value)) return value.every(isPlain);
	return (
		Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value) && Object.values(value).every(isPlain)
	);
}

/** Takes the control from what nobody can type: elements and functions that a story gives. */
export const withoutJson: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
	const unwritable = Object.keys(initialArgs).filter((name) => !isPlain(initialArgs[name]));
	return {
		...argTypes,
		...Object.fromEntries(unwritable.map((name) => [name, { name, ...argTypes[name], control: false }])),
	};
};

/** Reports calls of the functions that a playground gives, in the panel "Actions". */
export const withActions: ArgsEnhancer = ({ id, initialArgs }) => {
	if (!id.endsWith('--playground')) return {};
	const handlers = Object.entries(initialArgs).filter(
		([name, value]) => /^on[A-Z]/.test(name) && typeof value === 'function',
	);
	return Object.fromEntries(
		handlers.map(([name, given]) => {
			const report = action(name);
			const handle = (...values: unknown[]) => {
				report(...values);
				return typeof given === 'function' ? given(...values) : undefined;
			};
			return [name, handle];
		}),
	);
};
