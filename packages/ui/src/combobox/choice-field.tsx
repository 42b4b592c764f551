'use client';

import { clsx } from 'clsx';
import { type FocusEvent, type ReactNode, useMemo, useRef } from 'react';
import { chevronDownIcon, crossIcon, Glyph } from '../glyph/index.ts';
import { Input } from '../input/index.ts';
import { mergeRefs } from '../slot/index.ts';
import { Spinner } from '../spinner/index.ts';
import { useFormReset } from '../value/use-form-reset.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { ChoiceList, choiceId } from './choice-list.tsx';
import type { ChoicesProps, ComboboxLabels } from './combobox-props.ts';
import { useChoices } from './use-choices.ts';

/** The English words. */
export const DEFAULT_LABELS: ComboboxLabels = {
	list: 'Choices',
	open: 'Show choices',
	clear: 'Clear',
	loading: 'Loading',
	empty: 'No matches. Check the spelling or try another word.',
	error: 'We couldn’t load the choices.',
	retry: 'Try again',
	tooShort: (least) => (least === 1 ? 'Enter a letter' : `Enter ${least} letters or more`),
	results: (count) => (count === 1 ? '1 choice' : `${count} choices`),
};

interface ChoiceFieldProps<T> {
	/** Begins the names of the parts. */
	readonly part: 'combobox' | 'multi-select';
	readonly props: ChoicesProps<T>;
	readonly words: ComboboxLabels;
	readonly chosen: readonly T[];
	readonly isMultiple: boolean;
	/** What is in the field while nothing is typed. */
	readonly restText: string;
	/** Whether an item cannot be taken. */
	readonly isBarred: (item: T) => boolean;
	readonly onChoose: (item: T) => void;
	readonly onErase: () => void;
	readonly onBackspace: () => void;
	readonly onReset: () => void;
	/** Empties the field by a button. Undefined: no button. */
	readonly onClear: (() => void) | undefined;
	/** What a screen reader is told beside the state of the list. */
	readonly announcement: string;
	/** What is below the field. */
	readonly children?: ReactNode;
}

const isWithin = ({ relatedTarget, currentTarget }: FocusEvent) =>
	relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

/** The field that Combobox and MultiSelect are made of: a text field with a list of choices (WAI-ARIA combobox). */
export function ChoiceField<T>({
	part,
	props,
	words,
	chosen,
	isMultiple,
	restText,
	children,
	...on
}: ChoiceFieldProps<T>) {
	const {
		items: _items,
		getItemKey,
		getItemText,
		renderItem,
		getItemGroup,
		isItemDisabled: _isItemDisabled,
		onQueryChange: _onQueryChange,
		status = 'ready',
		onRetry,
		minQueryLength: _minQueryLength,
		isOpen: _isOpen,
		defaultOpen: _defaultOpen,
		onOpenChange: _onOpenChange,
		onBlur,
		onKeyDown,
		onClick,
		name,
		ref,
		className,
		size = 'md',
		...rest
	} = props;
	const choices = useChoices({ props, words, chosen, closesOnChoice: !isMultiple, ...on });
	const inputRef = useRef<HTMLInputElement>(null);
	const anchorRef = useRef<HTMLDivElement>(null);
	const setInput = useMemo(() => mergeRefs(inputRef, ref), [ref]);
	useFormReset(inputRef, () => {
		choices.type(undefined);
		on.onReset();
	});
	const isStill = rest.disabled === true || rest.readOnly === true;
	const isEmptiable = on.onClear !== undefined && !isStill && (choices.draft ?? restText) !== '';
	const isBusy = status === 'loading' && choices.isOpen;
	const chosenKeys = new Set(chosen.map(getItemKey));
	const toField = () => inputRef.current?.focus();
	const leaving = {
		onBlur: (event: FocusEvent) => {
			if (isWithin(event)) return;
			choices.leave();
			onBlur?.();
		},
	};

	return (
		<div data-part={`${part}-box`} className={clsx('min-w-0', className)} {...leaving}>
			<div ref={anchorRef}>
				<Input
					data-part={part}
					{...rest}
					ref={setInput}
					size={size}
					role="combobox"
					aria-autocomplete="list"
					aria-expanded={choices.hasList}
					aria-controls={choices.hasList ? choices.listId : undefined}
					aria-activedescendant={choices.activeIndex >= 0 ? choiceId(choices.listId, choices.activeIndex) : undefined}
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={false}
					value={choices.draft ?? restText}
					onChange={(event) => {
						const { isComposing = false } = event.nativeEvent instanceof InputEvent ? event.nativeEvent : {};
						choices.handleInput(event.currentTarget.value, isComposing);
					}}
					onClick={(event) => {
						onClick?.(event);
						if (!isStill) choices.open(true);
					}}
					onKeyDown={(event) => {
						onKeyDown?.(event);
						if (!event.defaultPrevented) choices.handleKeyDown(event);
					}}
					suffix={
						<span className="-me-2 inline-flex items-center gap-1">
							{isEmptiable && (
								<FieldButton
									part={`${part}-clear`}
									label={words.clear}
									onPress={() => {
										choices.type(undefined);
										on.onClear?.();
										toField();
									}}
								>
									<Glyph icon={crossIcon} />
								</FieldButton>
							)}
							<FieldButton
								part={`${part}-toggle`}
								label={words.open}
								isExpanded={choices.isOpen}
								isDisabled={isStill}
								onPress={() => {
									choices.open(!choices.isOpen);
									toField();
								}}
							>
								{isBusy ? <Spinner /> : <Glyph icon={chevronDownIcon} />}
							</FieldButton>
						</span>
					}
				/>
			</div>
			{choices.isOpen && !isStill && (
				<ChoiceList
					id={choices.listId}
					name={words.list}
					anchorRef={anchorRef}
					items={choices.items}
					message={choices.message}
					retryLabel={status === 'error' && onRetry !== undefined ? words.retry : undefined}
					activeIndex={choices.activeIndex}
					isMultiple={isMultiple}
					isChosen={(item) => chosenKeys.has(getItemKey(item))}
					onActiveChange={choices.mark}
					onChoose={choices.choose}
					getItemKey={getItemKey}
					getItemText={getItemText}
					renderItem={renderItem}
					getItemGroup={getItemGroup}
					isItemDisabled={on.isBarred}
					onRetry={() => {
						onRetry?.();
						toField();
					}}
				/>
			)}
			{children}
			{name !== undefined &&
				chosen.map((item) => (
					<input
						key={getItemKey(item)}
						type="hidden"
						name={name}
						form={rest.form}
						value={getItemKey(item)}
						disabled={rest.disabled}
					/>
				))}
			<VisuallyHidden role="status" data-part={`${part}-status`}>
				{[on.announcement, choices.report].filter(Boolean).join('. ')}
			</VisuallyHidden>
		</div>
	);
}

interface FieldButtonProps {
	readonly part: string;
	readonly label: string;
	readonly isExpanded?: boolean | undefined;
	readonly isDisabled?: boolean | undefined;
	readonly onPress: () => void;
	readonly children: ReactNode;
}

/** A button for pointers inside the field; keys have the arrows, Escape and Backspace, so Tab passes it. */
function FieldButton({ part, label, isExpanded, isDisabled, onPress, children }: FieldButtonProps) {
	return (
		<button
			type="button"
			tabIndex={-1}
			data-part={part}
			aria-label={label}
			aria-expanded={isExpanded}
			disabled={isDisabled}
			onMouseDown={(event) => event.preventDefault()}
			onClick={onPress}
			className="relative grid size-8 place-items-center after:absolute after:-inset-x-0.5 after:-inset-y-1.5 rounded-control text-text-muted transition-colors duration-fast enabled-hover:text-text disabled:cursor-not-allowed disabled:text-on-disabled"
		>
			{children}
		</button>
	);
}
