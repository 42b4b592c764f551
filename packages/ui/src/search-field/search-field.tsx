'use client';

import { clsx } from 'clsx';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { crossIcon, Glyph, searchIcon } from '../glyph/index.ts';
import { useInputBeforeHydration } from '../value/use-input-before-hydration.ts';
import type { SearchFieldProps } from './search-field-props.ts';
import { optionId, type SearchFieldLabels, SearchPopup } from './search-popup.tsx';

const defaultLabels: SearchFieldLabels = {
	searching: 'Searching',
	empty: 'No search result found',
	error: 'Search did not answer. Try again in a moment.',
	clear: 'Clear search',
	submit: 'Search',
	results: (count) => (count === 1 ? '1 result' : `${count} results`),
};

const NONE = -1;

/** Safari ends the composition before the Enter that settled it; only this code tells the two Enters apart. */
const IME_KEY_CODE = 229;

/** Where a key leads from one option to the next; past either end lies the field itself. */
const MOVES: Record<string, ((index: number, count: number) => number) | undefined> = {
	ArrowDown: (index, count) => (index + 1 < count ? index + 1 : NONE),
	ArrowUp: (index, count) => (index === NONE ? count - 1 : index - 1),
};

/** These move the text cursor until an option is marked. */
const EDGE_MOVES: typeof MOVES = {
	Home: () => 0,
	End: (_index, count) => count - 1,
};

/** Whether the focus only moves from one part of the field to another. */
const isWithin = ({ relatedTarget, currentTarget }: FocusEvent) =>
	relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

/**
 * The search box: a text field with a list of matches below it (WAI-ARIA combobox), in a real form that works without
 * script too.
 *
 * Arrow keys mark a match, Home and End go to the first and last, Enter takes the marked one or searches for the text,
 * Escape closes the dropdown, then empties the field. On losing the focus the dropdown closes after `closeDelayMs`.
 * Source: Specification §2, §4, §9.
 */
export function SearchField<T>({
	label,
	value,
	onValueChange,
	onSubmit,
	status,
	items,
	getItemKey,
	renderItem,
	getItemGroup,
	footer,
	onSelect,
	isOpen,
	onOpenChange,
	onClose,
	labels,
	maxListHeight = 300,
	closeDelayMs = 300,
	maxLength = 50,
	name = 'search',
	action,
	placeholder = label,
	children,
	className,
	...rest
}: SearchFieldProps<T>) {
	const listId = useId();
	const words = { ...defaultLabels, ...labels };
	const inputRef = useInputBeforeHydration<HTMLInputElement>(value);
	const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
	const [active, setActive] = useState({ items, index: NONE });
	const hasList = isOpen && status === 'results' && items.length > 0;
	const activeIndex = hasList && active.items === items ? active.index : NONE;
	const activeItem = items[activeIndex];

	const latest = useRef({ onClose, onOpenChange });
	latest.current = { onClose, onOpenChange };
	useEffect(() => () => clearTimeout(closing.current), []);

	const close = () => {
		setActive({ items, index: NONE });
		onOpenChange(false);
	};
	const select = (item: T) => {
		close();
		onSelect(item);
	};
	const submit = (text: string) => {
		if (text.trim() === '') {
			// There is nothing to search for: the press leads to where it is typed.
			inputRef.current?.focus();
			onOpenChange(true);
		} else close();
		onSubmit(text);
	};
	const clear = () => {
		onValueChange('', { isComposing: false });
		close();
		inputRef.current?.focus();
	};

	const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
		if (event.nativeEvent.isComposing || event.keyCode === IME_KEY_CODE) return;
		if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
		const move = MOVES[event.key] ?? (activeIndex === NONE ? undefined : EDGE_MOVES[event.key]);
		if (move !== undefined) {
			event.preventDefault();
			if (hasList) setActive({ items, index: move(activeIndex, items.length) });
			else onOpenChange(true);
		} else if (event.key === 'Enter' && activeItem !== undefined) {
			event.preventDefault();
			select(activeItem);
		} else if (event.key === 'Escape') {
			handleEscape(event);
		}
	};
	const handleEscape = (event: KeyboardEvent) => {
		const isShown = isOpen && status !== 'idle';
		if (!isShown && value === '') return;
		event.preventDefault();
		event.stopPropagation();
		if (isShown) close();
		else clear();
	};

	const handleFocus = (event: FocusEvent) => {
		clearTimeout(closing.current);
		// With an empty text, the caller may have something to offer.
		if (!isWithin(event)) onOpenChange(true);
	};
	const handleBlur = (event: FocusEvent) => {
		if (isWithin(event)) return;
		clearTimeout(closing.current);
		closing.current = setTimeout(() => {
			setActive({ items, index: NONE });
			latest.current.onOpenChange(false);
			latest.current.onClose?.();
		}, closeDelayMs);
	};

	return (
		<search data-part="search-field" {...rest} className={clsx('@container relative block', className)}>
			<form
				method="get"
				action={action}
				onFocus={handleFocus}
				onBlur={handleBlur}
				onSubmit={(event) => {
					event.preventDefault();
					submit(inputRef.current?.value ?? value);
				}}
			>
				{children}
				<div
					data-part="search-field-box"
					className={clsx(
						'flex h-12 items-center rounded-full border border-border-strong bg-surface ps-[min(1rem,5vw)] text-text transition-colors duration-fast',
						'enabled-hover:bg-surface-raised has-[input:focus]:bg-surface-raised',
						'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus',
					)}
				>
					<Glyph icon={searchIcon} className="hidden shrink-0 text-text-muted @md:block" />
					<input
						ref={inputRef}
						data-part="search-field-input"
						type="search"
						role="combobox"
						name={name}
						aria-label={label}
						aria-autocomplete="list"
						aria-expanded={hasList}
						aria-controls={hasList ? listId : undefined}
						aria-activedescendant={activeItem === undefined ? undefined : optionId(listId, activeIndex)}
						autoComplete="off"
						autoCapitalize="off"
						spellCheck={false}
						enterKeyHint="search"
						maxLength={maxLength}
						placeholder={placeholder}
						value={value}
						onChange={(event) => {
							const { isComposing = false } = event.nativeEvent instanceof InputEvent ? event.nativeEvent : {};
							const { value: text } = event.currentTarget;
							onValueChange(text, { isComposing });
							// Text from before hydration may be in a field that was left since.
							if (document.activeElement === event.currentTarget) onOpenChange(text !== '');
						}}
						// The last change before it still counts as composing, and no other follows.
						onCompositionEnd={({ currentTarget }) => onValueChange(currentTarget.value, { isComposing: false })}
						onKeyDown={handleKeyDown}
						className={clsx(
							'h-full min-w-0 grow bg-transparent text-base text-ellipsis outline-none @md:ps-3',
							'placeholder:text-text-muted placeholder:opacity-100 [&::-webkit-search-cancel-button]:hidden',
						)}
					/>
					{value !== '' && (
						<button
							type="button"
							data-part="search-field-clear"
							aria-label={words.clear}
							onClick={clear}
							className={clsx(
								'grid h-11 w-[min(2.75rem,14vw)] shrink-0 place-items-center rounded-full text-text-muted transition-colors duration-fast enabled-hover:text-text',
							)}
						>
							<Glyph icon={crossIcon} />
						</button>
					)}
					<button
						type="submit"
						data-part="search-field-submit"
						className={clsx(
							'me-0.5 grid h-11 min-w-[min(2.75rem,14vw)] shrink-0 place-items-center rounded-full text-accent-text transition-colors duration-fast',
							'@md:me-1 @md:h-10 @md:bg-accent @md:px-5 @md:text-sm @md:font-semibold @md:text-on-accent @md:enabled-hover:bg-accent-hover',
						)}
					>
						<Glyph icon={searchIcon} className="@md:hidden" />
						<span className="@max-md:sr-only">{words.submit}</span>
					</button>
				</div>
				<SearchPopup
					listId={listId}
					listLabel={label}
					status={status}
					isOpen={isOpen}
					items={items}
					activeIndex={activeIndex}
					maxHeight={maxListHeight}
					labels={words}
					getItemKey={getItemKey}
					renderItem={renderItem}
					getItemGroup={getItemGroup}
					footer={footer}
					onSelect={select}
					onActiveChange={(index) => setActive({ items, index })}
					// The press may remove its button, and with it the focus.
					onFooterPress={() => inputRef.current?.focus()}
				/>
			</form>
		</search>
	);
}
