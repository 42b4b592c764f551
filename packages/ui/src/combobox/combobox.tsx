'use client';

import { useLabels } from '../labels/labels-context.ts';
import { useControlled } from '../value/use-controlled.ts';
import { ChoiceField, DEFAULT_LABELS } from './choice-field.tsx';
import type { ChoicesProps, ComboboxLabels } from './combobox-props.ts';

/** Props of Combobox: those of a native input, and these. Ref and props reach the input, the class name its box. */
export interface ComboboxProps<T> extends ChoicesProps<T> {
	/** What is chosen, when the caller keeps it; null for nothing. Default: the component keeps it. */
	readonly value?: T | null | undefined;
	/** What is chosen at first, and after a reset of the form. Default null. */
	readonly defaultValue?: T | null | undefined;
	/** Called with what is chosen; null when the field is emptied. Default none. */
	readonly onValueChange?: ((value: T | null) => void) | undefined;
	/** Offers a button that empties the field. Default false. */
	readonly isClearable?: boolean | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<ComboboxLabels> | undefined;
}

const nothing = () => {};

/**
 * One of so many choices that one types to find it. Give it a Field, or a name of its own.
 *
 * Arrow keys, Page Up and Page Down mark a choice, Enter takes it, Escape closes the list and takes back what was
 * typed; Alt and an arrow open and close it. A text typed in full is taken on leaving, the rest of a word is not.
 */
export function Combobox<T>({
	value: givenValue,
	defaultValue = null,
	onValueChange,
	isClearable = false,
	labels,
	...props
}: ComboboxProps<T>) {
	const words = useLabels('combobox', DEFAULT_LABELS, labels);
	const [value, setValue] = useControlled<T | null>(givenValue, defaultValue, onValueChange);
	const clear = () => {
		if (value !== null) setValue(null);
	};
	return (
		<ChoiceField
			part="combobox"
			props={props}
			words={words}
			chosen={value === null ? [] : [value]}
			isMultiple={false}
			restText={value === null ? '' : props.getItemText(value)}
			isBarred={(item) => props.isItemDisabled?.(item) === true}
			onChoose={setValue}
			onErase={clear}
			onBackspace={nothing}
			onReset={() => setValue(defaultValue)}
			onClear={isClearable ? clear : undefined}
			announcement=""
		/>
	);
}
