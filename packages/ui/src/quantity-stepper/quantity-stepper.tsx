'use client';

import { clsx } from 'clsx';
import { type ChangeEvent, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useState } from 'react';
import { Glyph, minusIcon, plusIcon } from '../glyph/index.ts';
import { useInputBeforeHydration } from '../value/use-input-before-hydration.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

/** The words of a quantity stepper. */
export interface QuantityStepperLabels {
	/** Name of the button that takes one away. Default "Decrease quantity". */
	readonly decrease: string;
	/** Name of the button that adds one. Default "Increase quantity". */
	readonly increase: string;
	/** Name of the whole, and of the typed field. Default "Quantity". */
	readonly quantity: string;
}

export interface QuantityStepperProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange'> {
	/** Pieces chosen now, a whole number. */
	readonly value: number;
	/** Called with a whole number between `min` and `max` when it differs from `value`. */
	readonly onValueChange: (value: number) => void;
	/**
	 * Names the field in a form. Until the page is hydrated the buttons submit the form, as `<name>.step` with the value 1 or
	 * -1. Default none: they work by script alone.
	 */
	readonly name?: string | undefined;
	/** Fewest pieces. Default 1. */
	readonly min?: number | undefined;
	/** Most pieces. Default: no limit. */
	readonly max?: number | undefined;
	/** Writes a quantity in the reader's digits. Default: Latin digits without separators. */
	readonly formatValue?: ((value: number) => string) | undefined;
	/** Reads what was typed; NaN or undefined when it is no number. Default: Latin digits. */
	readonly parseValue?: ((text: string) => number | undefined) | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<QuantityStepperLabels> | undefined;
	/** Takes the whole control out of use. Default false. */
	readonly isDisabled?: boolean | undefined;
	/** Shows that the change is on its way to the server; the control stays usable. Default false. */
	readonly isPending?: boolean | undefined;
}

const defaultLabels: QuantityStepperLabels = {
	decrease: 'Decrease quantity',
	increase: 'Increase quantity',
	quantity: 'Quantity',
};

const PAGE = 10;

/** Where a key leads from a quantity; the limits hold afterwards. */
const MOVES: Record<
	string,
	((from: number, limits: { readonly min: number; readonly max: number }) => number) | undefined
> = {
	ArrowUp: (from) => from + 1,
	ArrowDown: (from) => from - 1,
	PageUp: (from) => from + PAGE,
	PageDown: (from) => from - PAGE,
	Home: (_from, { min }) => min,
	End: (from, { max }) => (Number.isFinite(max) ? max : from),
};

const parseLatin = (text: string) => (/^\s*\d+\s*$/.test(text) ? Number(text) : undefined);

interface StepButtonProps {
	readonly part: 'decrease' | 'increase';
	readonly label: string;
	readonly icon: ReactNode;
	readonly isAtLimit: boolean;
	readonly onStep: () => void;
	/** Name in the form that it submits until the page is hydrated. */
	readonly name: string | undefined;
}

function StepButton({ part, label, icon, isAtLimit, onStep, name }: StepButtonProps) {
	return (
		// At its limit the button keeps the focus, so a keyboard or screen reader is not thrown back to the page's start.
		<button
			{...(name === undefined
				? { type: 'button' }
				: { type: 'submit', name: `${name}.step`, value: part === 'increase' ? 1 : -1 })}
			data-part={part}
			aria-label={label}
			aria-disabled={isAtLimit || undefined}
			onClick={(event) => {
				event.preventDefault();
				if (!isAtLimit) onStep();
			}}
			className={clsx(
				'grid size-target shrink-0 place-items-center rounded-control text-text transition-colors duration-fast ease-out',
				'enabled-hover:bg-surface-sunken active:bg-accent-soft disabled:cursor-not-allowed disabled:text-on-disabled',
				'aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-on-disabled',
			)}
		>
			{icon}
		</button>
	);
}

/**
 * Chooses how many pieces: two buttons and a field that can be typed into, in any digits that `parseValue` reads.
 *
 * Arrow keys step by 1, Page Up and Page Down by 10, Home and End go to the limits; what is typed counts on leaving
 * the field or on Enter, held between `min` and `max`; Escape takes it back.
 */
export function QuantityStepper({
	value,
	onValueChange,
	name,
	min = 1,
	max = Number.POSITIVE_INFINITY,
	formatValue = String,
	parseValue = parseLatin,
	labels,
	isDisabled = false,
	isPending = false,
	className,
	...rest
}: QuantityStepperProps) {
	const words = { ...defaultLabels, ...labels };
	const [draft, setDraft] = useState<string>();
	const [announcement, setAnnouncement] = useState('');
	const text = draft ?? formatValue(value);
	const fieldRef = useInputBeforeHydration<HTMLInputElement>(text);
	const read = () => {
		const typed = draft === undefined ? value : parseValue(draft);
		return typed === undefined || !Number.isFinite(typed) ? value : Math.trunc(typed);
	};
	const commit = (wanted: number) => {
		const held = Math.max(min, Math.min(max, wanted));
		setDraft(undefined);
		if (held !== value) onValueChange(held);
		return held;
	};
	const step = (change: number) => {
		setAnnouncement(`${words.quantity} ${formatValue(commit(read() + change))}`);
	};
	const commitDraft = () => {
		if (draft === undefined) return;
		const held = commit(read());
		if (formatValue(held) !== draft) setAnnouncement(`${words.quantity} ${formatValue(held)}`);
	};

	const handleChange = ({ currentTarget: field }: ChangeEvent<HTMLInputElement>) => {
		if (document.activeElement === field) {
			setDraft(field.value);
			return;
		}
		// Typed and left before hydration: no blur follows. The field has `autocomplete="off"`, or browsers would restore
		// the quantity of an earlier visit.
		const typed = parseValue(field.value);
		commit(typed === undefined || !Number.isFinite(typed) ? value : Math.trunc(typed));
	};

	const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
		if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
		const move = MOVES[event.key];
		if (move !== undefined) {
			event.preventDefault();
			commit(move(read(), { min, max }));
		} else if (event.key === 'Enter') {
			event.preventDefault();
			commitDraft();
		} else if (event.key === 'Escape' && draft !== undefined) {
			event.preventDefault();
			event.stopPropagation();
			setDraft(undefined);
		}
	};

	return (
		<fieldset
			data-part="quantity-stepper"
			aria-label={words.quantity}
			aria-busy={isPending || undefined}
			disabled={isDisabled}
			{...rest}
			className={clsx(
				'relative inline-flex max-w-full min-w-0 items-center rounded-control border border-border-strong bg-surface-raised',
				'disabled:border-border disabled:bg-disabled',
				className,
			)}
		>
			{/* What Enter presses until the page is hydrated: the first button of a form that submits. */}
			{name !== undefined && <button type="submit" hidden />}
			<StepButton
				part="decrease"
				label={words.decrease}
				icon={<Glyph icon={minusIcon} />}
				isAtLimit={value <= min}
				name={name}
				onStep={() => step(-1)}
			/>
			<input
				ref={fieldRef}
				data-part="quantity-stepper-field"
				type="text"
				name={name}
				inputMode="numeric"
				autoComplete="off"
				role="spinbutton"
				aria-label={words.quantity}
				aria-valuenow={value}
				aria-valuetext={formatValue(value)}
				aria-valuemin={min}
				aria-valuemax={Number.isFinite(max) ? max : undefined}
				size={Math.max(2, text.length)}
				maxLength={12}
				value={text}
				onFocus={(event) => event.currentTarget.select()}
				onChange={handleChange}
				onKeyDown={handleKeyDown}
				onBlur={commitDraft}
				className={clsx(
					'h-target min-w-10 rounded-control bg-transparent px-1 text-center text-base font-semibold text-text tabular-nums',
					'disabled:cursor-not-allowed disabled:text-on-disabled',
				)}
			/>
			<StepButton
				part="increase"
				label={words.increase}
				icon={<Glyph icon={plusIcon} />}
				isAtLimit={value >= max}
				name={name}
				onStep={() => step(1)}
			/>
			{isPending && (
				<span
					data-part="quantity-stepper-pending"
					aria-hidden="true"
					className="absolute inset-x-2 bottom-0 h-0.5 rounded-full bg-brand animate-breathe motion-reduce:animate-none forced-colors:bg-[Highlight]"
				/>
			)}
			<VisuallyHidden data-part="quantity-stepper-announcement" role="status">
				{announcement}
			</VisuallyHidden>
		</fieldset>
	);
}
