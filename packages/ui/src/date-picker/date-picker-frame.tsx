'use client';

import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import { type ReactNode, useMemo, useRef } from 'react';
import { CALENDAR_LABELS } from '../calendar/calendar-props.ts';
import type { CalendarBaseProps } from '../calendar/index.ts';
import { calendarIcon, crossIcon, Glyph } from '../glyph/index.ts';
import { useLabels } from '../labels/labels-context.ts';
import { Popover } from '../popover/index.ts';
import { mergeRefs } from '../slot/index.ts';
import { useControlled } from '../value/use-controlled.ts';
import { useFormReset } from '../value/use-form-reset.ts';
import type { DatePickerBaseProps, DatePickerLabels } from './date-picker-props.ts';

const DATE_PICKER_LABELS: DatePickerLabels = {
	...CALENDAR_LABELS,
	calendar: 'Calendar',
	placeholder: 'Choose a date',
	rangePlaceholder: 'Choose dates',
	clear: 'Clear',
};

const styles = cva(
	[
		'flex w-full min-w-0 items-center gap-2 rounded-control border bg-surface-raised text-start text-text',
		'aria-readonly:bg-surface-sunken',
		'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-disabled disabled:text-on-disabled',
		'forced-colors:disabled:border-[GrayText] forced-colors:disabled:text-[GrayText]',
	],
	{
		variants: {
			size: {
				sm: 'min-h-9 px-2.5 text-base tablet:text-sm',
				md: 'min-h-target px-3 text-base',
				lg: 'min-h-13 px-4 text-lg',
			},
			isInvalid: { true: 'border-critical ring-1 ring-critical', false: 'border-border-strong' },
			isClearable: { true: 'pe-12', false: '' },
		},
	},
);

interface DatePickerFrameProps extends DatePickerBaseProps {
	readonly part: 'date-picker' | 'date-range-picker';
	/** What is chosen, written in the locale. Undefined: nothing. */
	readonly text: string | undefined;
	readonly isRange: boolean;
	readonly onClear: () => void;
	readonly onReset: () => void;
	/** Names and values of the hidden inputs that a form sends. */
	readonly sent: readonly { readonly name: string; readonly value: string }[];
	/** Draws the calendar. */
	readonly children: (props: CalendarBaseProps, close: () => void) => ReactNode;
}

/** What DatePicker and DateRangePicker share: a field that shows the value and opens a calendar. */
export function DatePickerFrame({
	part,
	text,
	isRange,
	onClear,
	onReset,
	sent,
	children,
	today,
	min,
	max,
	isDateDisabled,
	locale,
	defaultMonth,
	onMonthChange,
	isOpen: givenOpen,
	defaultOpen = false,
	onOpenChange,
	isClearable = false,
	readOnly = false,
	isInvalid,
	size = 'md',
	labels,
	ref,
	className,
	...rest
}: DatePickerFrameProps) {
	const words = useLabels('datePicker', DATE_PICKER_LABELS, labels);
	const [isOpen, setOpen] = useControlled(givenOpen, defaultOpen, onOpenChange);
	const buttonRef = useRef<HTMLButtonElement>(null);
	const dayRef = useRef<HTMLTableCellElement>(null);
	const setButton = useMemo(() => mergeRefs(buttonRef, ref), [ref]);
	useFormReset(buttonRef, onReset);
	const isStill = rest.disabled === true || readOnly;
	const hasClear = isClearable && !isStill && text !== undefined;
	const invalid = isInvalid ?? (rest['aria-invalid'] === true || rest['aria-invalid'] === 'true');
	const close = () => {
		setOpen(false);
		buttonRef.current?.focus();
	};
	// A combobox, because a label would replace the text of a button, which is the value here.
	const field = (
		<button
			type="button"
			data-part={part}
			role="combobox"
			aria-expanded={false}
			aria-haspopup="dialog"
			{...rest}
			ref={setButton}
			aria-invalid={invalid || undefined}
			aria-readonly={readOnly || undefined}
			className={styles({ size, isInvalid: invalid, isClearable: hasClear })}
		>
			<Glyph icon={calendarIcon} className="text-text-muted" />
			<span
				data-part="date-picker-value"
				// The spaces of a range differ between versions of ICU: server and browser may write other ones.
				suppressHydrationWarning
				className={clsx('min-w-0 grow py-1 wrap-anywhere', text === undefined && !rest.disabled && 'text-text-muted')}
			>
				{text ?? (isRange ? words.rangePlaceholder : words.placeholder)}
			</span>
		</button>
	);
	return (
		<div data-part={`${part}-box`} className={clsx('relative min-w-0', className)}>
			{isStill ? (
				field
			) : (
				<Popover
					trigger={field}
					isOpen={isOpen}
					onOpenChange={setOpen}
					align="start"
					initialFocusRef={dayRef}
					aria-label={words.calendar}
				>
					{isOpen && (
						<div className="-m-2">
							{children(
								{ today, min, max, isDateDisabled, locale, defaultMonth, onMonthChange, dayRef, labels: words },
								close,
							)}
						</div>
					)}
				</Popover>
			)}
			{hasClear && (
				<button
					type="button"
					data-part={`${part}-clear`}
					aria-label={words.clear}
					onClick={() => {
						onClear();
						buttonRef.current?.focus();
					}}
					className="absolute end-0 top-1/2 grid size-target -translate-y-1/2 place-items-center rounded-control text-text-muted enabled-hover:text-text"
				>
					<Glyph icon={crossIcon} />
				</button>
			)}
			{sent.map(({ name, value }) => (
				<input key={name} type="hidden" name={name} form={rest.form} value={value} disabled={rest.disabled} />
			))}
		</div>
	);
}
