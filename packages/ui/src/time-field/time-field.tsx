'use client';

import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type KeyboardEvent, useId, useRef } from 'react';
import { Input } from '../input/index.ts';
import { useLabels } from '../labels/labels-context.ts';
import { Select } from '../select/index.ts';
import { useControlled } from '../value/use-controlled.ts';
import { useFormReset } from '../value/use-form-reset.ts';
import type { TimeFieldLabels } from './time-field-labels.ts';
import { type DayPeriod, HOURS, type HourCycle, MINUTES, noTime, parseLatin, type TimeParts } from './time-parts.ts';

const TIME_FIELD_LABELS: TimeFieldLabels = {
	hour: 'Hour',
	minute: 'Minute',
	period: 'AM or PM',
	am: 'AM',
	pm: 'PM',
};

/** Props of TimeField: those of a div, and these. */
export interface TimeFieldProps
	extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange' | 'role'> {
	/** The time as typed, when the caller keeps it. Default: the component keeps it. */
	readonly value?: TimeParts | undefined;
	/** The time at first, and after a reset of the form. Default none. */
	readonly defaultValue?: TimeParts | undefined;
	/** Called with the time as typed; `toIsoTime` reads it. Default none. */
	readonly onValueChange?: ((value: TimeParts) => void) | undefined;
	/** `h23` (default) counts to 23, `h12` to 12 with a day period. */
	readonly hourCycle?: HourCycle | undefined;
	/** Minutes that an arrow key adds. Default 1. */
	readonly minuteStep?: number | undefined;
	/** Reads a number in the reader's digits. Default: Latin digits. */
	readonly parseValue?: ((text: string) => number | undefined) | undefined;
	/** Writes the digits of a number that an arrow key sets. Default: Latin digits. */
	readonly formatDigits?: ((digits: string) => string) | undefined;
	/** Name of the inputs in the form, each followed by its part. Default none. */
	readonly name?: string | undefined;
	/** Cannot be used now. Default false. */
	readonly disabled?: boolean | undefined;
	/** Can be read but not changed. Default false. */
	readonly readOnly?: boolean | undefined;
	/** The value is not acceptable. Default false. */
	readonly isInvalid?: boolean | undefined;
	/** Labels in the reader's language; each has an English default. */
	readonly labels?: Partial<TimeFieldLabels> | undefined;
}

type Part = 'hour' | 'minute';

const PARTS: readonly Part[] = ['hour', 'minute'];
const STEPS: Readonly<Record<string, 1 | -1 | undefined>> = { ArrowUp: 1, ArrowDown: -1 };

/** The next value in a direction on the grid of steps; past an end it begins at the other. */
function stepped(
	value: number | undefined,
	by: 1 | -1,
	step: number,
	[first, last]: readonly [number, number],
): number {
	if (value === undefined || value < first || value > last) return by === 1 ? first : last - ((last - first) % step);
	const places = Math.floor((last - first) / step) + 1;
	const place = (value - first) / step;
	const next = by === 1 ? Math.floor(place) + 1 : Math.ceil(place) - 1;
	return first + ((next + places) % places) * step;
}

/**
 * A time of day, typed in parts; arrow up and arrow down step. Put it in a FieldSet, or name it by `aria-label`.
 *
 * Unlike the browser's own field it follows the language of the page, not that of the device.
 */
export function TimeField({
	value: givenValue,
	defaultValue = noTime,
	onValueChange,
	hourCycle = 'h23',
	minuteStep = 1,
	parseValue = parseLatin,
	formatDigits = String,
	name,
	disabled,
	readOnly,
	isInvalid,
	labels,
	className,
	'aria-invalid': invalidAttribute,
	...rest
}: TimeFieldProps) {
	const words = useLabels('timeField', TIME_FIELD_LABELS, labels);
	const id = useId();
	const firstRef = useRef<HTMLInputElement>(null);
	const [value, setValue] = useControlled<TimeParts>(givenValue, defaultValue, onValueChange);
	useFormReset(firstRef, () => setValue(defaultValue));
	const invalid = isInvalid ?? (invalidAttribute === true || invalidAttribute === 'true');
	const isNamed = rest['aria-label'] !== undefined || rest['aria-labelledby'] !== undefined;
	const scales = { hour: HOURS[hourCycle], minute: MINUTES };

	const step = (event: KeyboardEvent, part: Part) => {
		const by = STEPS[event.key];
		if (by === undefined || readOnly || event.altKey || event.ctrlKey || event.metaKey) return;
		event.preventDefault();
		const next = stepped(parseValue(value[part]), by, part === 'minute' ? minuteStep : 1, scales[part]);
		const digits = hourCycle === 'h12' && part === 'hour' ? String(next) : String(next).padStart(2, '0');
		setValue({ ...value, [part]: formatDigits(digits) });
	};
	const stateOf = (part: Part) => {
		const now = parseValue(value[part]);
		const [first, last] = scales[part];
		const isTime = now !== undefined && now >= first && now <= last;
		return {
			'aria-valuenow': isTime ? now : undefined,
			'aria-valuetext': isTime ? value[part] : undefined,
			'aria-valuemin': first,
			'aria-valuemax': last,
		};
	};
	const nameOf = (part: string) => (name === undefined ? undefined : `${name}.${part}`);
	return (
		// In a FieldSet that is the group; a second one without a name would be noise.
		<div
			data-part="time-field"
			role={isNamed ? 'group' : undefined}
			{...rest}
			className={clsx('flex min-w-0 flex-wrap items-end gap-3', className)}
		>
			{PARTS.map((part) => (
				<div key={part} className="flex w-17 flex-col justify-end gap-1">
					<label htmlFor={`${id}-${part}`} className="text-sm text-text">
						{words[part]}
					</label>
					<Input
						id={`${id}-${part}`}
						{...(part === 'hour' && { ref: firstRef })}
						name={nameOf(part)}
						role="spinbutton"
						{...stateOf(part)}
						inputMode="numeric"
						autoComplete="off"
						maxLength={2}
						value={value[part]}
						disabled={disabled}
						readOnly={readOnly}
						isInvalid={invalid}
						onChange={(event) => setValue({ ...value, [part]: event.currentTarget.value })}
						onKeyDown={(event) => step(event, part)}
					/>
				</div>
			))}
			{hourCycle === 'h12' && (
				<Select
					aria-label={words.period}
					name={nameOf('period')}
					value={value.period}
					disabled={disabled === true || readOnly === true}
					isInvalid={invalid}
					onValueChange={(period) => setValue({ ...value, period: isPeriod(period) ? period : value.period })}
					className="min-w-24"
				>
					<option value="am">{words.am}</option>
					<option value="pm">{words.pm}</option>
				</Select>
			)}
		</div>
	);
}

const isPeriod = (text: string): text is DayPeriod => text === 'am' || text === 'pm';
