'use client';

import { useState } from 'react';
import { addTo, type DateRange, type IsoDate } from '../dates/iso-date.ts';
import { useControlled } from '../value/use-controlled.ts';
import { CalendarFrame } from './calendar-frame.tsx';
import type { CalendarBaseProps } from './calendar-props.ts';

/** Props of RangeCalendar: those of a div, and these. */
export interface RangeCalendarProps extends CalendarBaseProps {
	/** The chosen range, when the caller keeps it; null for none. Default: the component keeps it. */
	readonly value?: DateRange | null | undefined;
	/** The range chosen at first. Default null. */
	readonly defaultValue?: DateRange | null | undefined;
	/** Called with the range when its second end is chosen. Default none. */
	readonly onValueChange?: ((value: DateRange | null) => void) | undefined;
	/** Most days of a range, both ends included. Default: no limit. */
	readonly maxDays?: number | undefined;
}

const sorted = (one: IsoDate, other: IsoDate): DateRange =>
	one < other ? { start: one, end: other } : { start: other, end: one };

/** Days from one end to the other, both included. */
function daysBetween(start: IsoDate, end: IsoDate): readonly IsoDate[] {
	const days: IsoDate[] = [];
	for (let day = start; day <= end; day = addTo(day, { days: 1 })) days.push(day);
	return days;
}

/**
 * A month of days, of which a first and a last one are chosen in any order. A range contains no disabled day. Escape
 * gives up a range of which only one end is chosen.
 */
export function RangeCalendar({
	value: givenValue,
	defaultValue = null,
	onValueChange,
	maxDays,
	isDateDisabled,
	...props
}: RangeCalendarProps) {
	const [value, setValue] = useControlled<DateRange | null>(givenValue, defaultValue, onValueChange);
	const [first, setFirst] = useState<IsoDate>();
	const [active, setActive] = useState<IsoDate>();

	/** Whether a range from the first end to a day is too long or contains a disabled day. */
	const isOutOfReach = (from: IsoDate, date: IsoDate) => {
		const { start, end } = sorted(from, date);
		if (maxDays !== undefined && addTo(start, { days: maxDays - 1 }) < end) return true;
		return isDateDisabled !== undefined && daysBetween(start, end).some(isDateDisabled);
	};
	const isDisabled = (date: IsoDate) =>
		first === undefined ? isDateDisabled?.(date) === true : isOutOfReach(first, date);
	const marked =
		first === undefined
			? (value ?? undefined)
			: sorted(first, active === undefined || isOutOfReach(first, active) ? first : active);
	return (
		<CalendarFrame
			{...props}
			part="range-calendar"
			chosen={value?.start}
			isMultiple
			isDateDisabled={isDisabled}
			isSelected={(date) => marked !== undefined && date >= marked.start && date <= marked.end}
			range={marked}
			onActiveChange={setActive}
			onChoose={(date) => {
				setActive(date);
				if (first === undefined) {
					setFirst(date);
					return;
				}
				setFirst(undefined);
				setValue(sorted(first, date));
			}}
			onEscape={first === undefined ? undefined : () => setFirst(undefined)}
			footer={(words) => (
				<p
					data-part="range-calendar-status"
					role="status"
					className="m-0 px-3 pt-2 text-center text-sm text-text-muted"
				>
					{first === undefined ? words.chooseStart : words.chooseEnd}
				</p>
			)}
		/>
	);
}
