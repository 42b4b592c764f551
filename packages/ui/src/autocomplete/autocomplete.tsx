'use client';

import { clsx } from 'clsx';
import { type FocusEvent, type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { ChoiceList, choiceId } from '../combobox/choice-list.tsx';
import { isMatch } from '../combobox/match.ts';
import { IME_KEY_CODE, MOVES } from '../combobox/moves.ts';
import { Input } from '../input/index.ts';
import { useLabels } from '../labels/labels-context.ts';
import { mergeRefs } from '../slot/index.ts';
import { Spinner } from '../spinner/index.ts';
import { useControlled } from '../value/use-controlled.ts';
import { useFormReset } from '../value/use-form-reset.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { AutocompleteLabels, AutocompleteProps } from './autocomplete-props.ts';

const AUTOCOMPLETE_LABELS: AutocompleteLabels = {
	list: 'Suggestions',
	loading: 'Loading',
	results: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
};

const NONE = -1;

/**
 * A text field with suggestions; any text is accepted. Give it a Field, or a name of its own.
 *
 * Arrow keys, Page Up and Page Down mark a suggestion, Enter takes it into the field, Escape closes the list and leaves
 * the text. Without a marked suggestion Enter submits the form, as in any text field.
 */
export function Autocomplete<T>({
	items: all,
	getItemKey,
	getItemText,
	renderItem,
	getItemGroup,
	onQueryChange,
	status = 'ready',
	minQueryLength = 1,
	value: givenValue,
	defaultValue = '',
	onValueChange,
	onItemChoose,
	labels,
	onBlur,
	onClick,
	onKeyDown,
	ref,
	className,
	...rest
}: AutocompleteProps<T>) {
	const words = useLabels('autocomplete', AUTOCOMPLETE_LABELS, labels);
	const listId = useId();
	const [value, setValue] = useControlled<string>(givenValue, defaultValue, onValueChange);
	const [isOpen, setIsOpen] = useState(false);
	const [activeKey, setActiveKey] = useState<string>();
	const inputRef = useRef<HTMLInputElement>(null);
	const anchorRef = useRef<HTMLDivElement>(null);
	const setInput = useMemo(() => mergeRefs(inputRef, ref), [ref]);
	useFormReset(inputRef, () => {
		setValue(defaultValue);
		setIsOpen(false);
	});

	const isStill = rest.disabled === true || rest.readOnly === true;
	const isLongEnough = value.trim().length >= minQueryLength;
	const matches = onQueryChange ? all : all.filter((item) => isMatch(getItemText(item), value));
	const items = isLongEnough && status !== 'error' ? matches : [];
	const hasList = isOpen && !isStill && items.length > 0;
	const activeIndex = hasList ? items.findIndex((item) => getItemKey(item) === activeKey) : NONE;
	const activeItem = items[activeIndex];
	const isBusy = isOpen && isLongEnough && status === 'loading';

	const mark = (index: number) => {
		const item = items[index];
		setActiveKey(item === undefined ? undefined : getItemKey(item));
	};
	const open = (next: boolean) => {
		setActiveKey(undefined);
		setIsOpen(next);
	};
	const choose = (item: T) => {
		setValue(getItemText(item));
		onItemChoose?.(item);
		open(false);
		inputRef.current?.focus();
	};
	const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
		onKeyDown?.(event);
		if (event.defaultPrevented || event.nativeEvent.isComposing || event.keyCode === IME_KEY_CODE) return;
		if (event.ctrlKey || event.metaKey || event.shiftKey || isStill) return;
		const move = MOVES[event.key];
		if (move !== undefined) {
			if (items.length === 0) return;
			event.preventDefault();
			setIsOpen(!event.altKey || event.key === 'ArrowDown');
			if (!event.altKey) mark(move(activeIndex, items.length));
		} else if (event.key === 'Enter' && activeItem !== undefined) {
			event.preventDefault();
			choose(activeItem);
		} else if (event.key === 'Escape' && hasList) {
			event.preventDefault();
			event.stopPropagation();
			open(false);
		}
	};
	const leaving = {
		onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
			if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
			open(false);
			onBlur?.();
		},
	};
	const report = isBusy ? words.loading : hasList ? words.results(items.length) : '';
	return (
		<div data-part="autocomplete-box" className={clsx('min-w-0', className)} {...leaving}>
			<div ref={anchorRef}>
				<Input
					data-part="autocomplete"
					{...rest}
					ref={setInput}
					role="combobox"
					aria-autocomplete="list"
					aria-expanded={hasList}
					aria-controls={hasList ? listId : undefined}
					aria-activedescendant={activeItem === undefined ? undefined : choiceId(listId, activeIndex)}
					autoComplete="off"
					value={value}
					onChange={(event) => {
						const { isComposing = false } = event.nativeEvent instanceof InputEvent ? event.nativeEvent : {};
						const { value: text } = event.currentTarget;
						setValue(text);
						open(true);
						onQueryChange?.(text, { isComposing });
					}}
					onClick={(event) => {
						onClick?.(event);
						if (!isStill) setIsOpen(true);
					}}
					onKeyDown={handleKeyDown}
					suffix={isBusy ? <Spinner /> : undefined}
				/>
			</div>
			{hasList && (
				<ChoiceList
					id={listId}
					name={words.list}
					anchorRef={anchorRef}
					items={items}
					message={undefined}
					retryLabel={undefined}
					activeIndex={activeIndex}
					isMultiple={false}
					isChosen={(item) => getItemText(item) === value}
					onActiveChange={mark}
					onChoose={choose}
					getItemKey={getItemKey}
					getItemText={getItemText}
					renderItem={renderItem}
					getItemGroup={getItemGroup}
				/>
			)}
			<VisuallyHidden role="status" data-part="autocomplete-status">
				{report}
			</VisuallyHidden>
		</div>
	);
}
