'use client';

import { useMemo, useRef, useState } from 'react';
import { ChoiceField, DEFAULT_LABELS } from '../combobox/choice-field.tsx';
import type { ChoicesProps, ComboboxLabels } from '../combobox/index.ts';
import { mergeRefs } from '../slot/index.ts';
import { useControlled } from '../value/use-controlled.ts';
import { ChosenList } from './chosen-list.tsx';

/** The words of a multi-select. */
export interface MultiSelectLabels extends ComboboxLabels {
	/** Name of the list of what is chosen. Default "Chosen". */
	readonly chosen: string;
	/** Name of the button that takes a choice away. Default "Remove Tea". */
	readonly remove: (item: string) => string;
	/** What a screen reader says when a choice is taken. Default "Tea added". */
	readonly added: (item: string) => string;
	/** What a screen reader says when a choice is taken away. Default "Tea removed". */
	readonly removed: (item: string) => string;
	/** Shown when no more can be taken. Default "3 chosen, that is the most." */
	readonly full: (most: number) => string;
}

/** Props of MultiSelect: those of a native input, and these. Ref and props reach the input, the class name its box. */
export interface MultiSelectProps<T> extends ChoicesProps<T> {
	/** What is chosen, when the caller keeps it. Default: the component keeps it. */
	readonly value?: readonly T[] | undefined;
	/** What is chosen at first, and after a reset of the form. Default nothing. */
	readonly defaultValue?: readonly T[] | undefined;
	/** Called with all that is chosen, the last taken last. Default none. */
	readonly onValueChange?: ((value: readonly T[]) => void) | undefined;
	/** Most that can be chosen. Default: no limit. */
	readonly maxItems?: number | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<MultiSelectLabels> | undefined;
}

const DEFAULT_WORDS: MultiSelectLabels = {
	...DEFAULT_LABELS,
	chosen: 'Chosen',
	remove: (item) => `Remove ${item}`,
	added: (item) => `${item} added`,
	removed: (item) => `${item} removed`,
	full: (most) => `${most} chosen, that is the most.`,
};

const NOTHING: readonly never[] = [];

/**
 * Several of very many choices. Give it a Field, or a name of its own.
 *
 * Keys are those of Combobox; the list stays open, a second Enter takes a choice away, and so does Backspace in the
 * empty field with the last. What is chosen is below, so that neither field nor list moves while one chooses.
 */
export function MultiSelect<T>({
	value: givenValue,
	defaultValue = NOTHING,
	onValueChange,
	maxItems = Number.POSITIVE_INFINITY,
	labels,
	...props
}: MultiSelectProps<T>) {
	const { getItemKey, getItemText } = props;
	const words = { ...DEFAULT_WORDS, ...labels };
	const [value, setValue] = useControlled<readonly T[]>(givenValue, defaultValue, onValueChange);
	const [announcement, setAnnouncement] = useState('');
	const inputRef = useRef<HTMLInputElement>(null);
	const { ref } = props;
	const setInput = useMemo(() => mergeRefs(inputRef, ref), [ref]);
	const isFull = value.length >= maxItems;
	const has = (item: T) => value.some((one) => getItemKey(one) === getItemKey(item));

	const remove = (item: T) => {
		setValue(value.filter((one) => getItemKey(one) !== getItemKey(item)));
		setAnnouncement(words.removed(getItemText(item)));
	};
	const toggle = (item: T) => {
		if (has(item)) return remove(item);
		setValue([...value, item]);
		setAnnouncement(words.added(getItemText(item)));
	};
	const removeLast = () => {
		const last = value.at(-1);
		if (last !== undefined && !props.readOnly) remove(last);
	};
	return (
		<ChoiceField
			part="multi-select"
			props={{ ...props, ref: setInput }}
			words={words}
			chosen={value}
			isMultiple
			restText=""
			isBarred={(item) => props.isItemDisabled?.(item) === true || (isFull && !has(item))}
			onChoose={toggle}
			onErase={() => {}}
			onBackspace={removeLast}
			onReset={() => setValue(defaultValue)}
			onClear={undefined}
			announcement={[announcement, isFull && words.full(maxItems)].filter(Boolean).join('. ')}
		>
			{isFull && (
				<p data-part="multi-select-full" className="mt-1.5 mb-0 text-sm wrap-anywhere text-text-muted">
					{words.full(maxItems)}
				</p>
			)}
			<ChosenList
				name={words.chosen}
				items={value.map((item) => ({ key: getItemKey(item), text: getItemText(item), item }))}
				removeLabel={words.remove}
				isDisabled={props.disabled === true || props.readOnly === true}
				onRemove={({ item }) => remove(item)}
				onEmptied={() => inputRef.current?.focus()}
			/>
		</ChoiceField>
	);
}
