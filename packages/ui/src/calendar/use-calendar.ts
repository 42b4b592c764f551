import type { DateDuration } from '@internationalized/date';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { addTo, clampDate, dayOfWeek, type IsoDate, isInside, monthOf } from '../dates/iso-date.ts';
import type { CalendarOptions } from './calendar-props.ts';

type Move = (date: IsoDate, locale: string, isShift: boolean) => DateDuration;

/** Where keys lead from a day, in a calendar that is read from left to right. */
const MOVES: Readonly<Record<string, Move | undefined>> = {
	ArrowLeft: () => ({ days: -1 }),
	ArrowRight: () => ({ days: 1 }),
	ArrowUp: () => ({ weeks: -1 }),
	ArrowDown: () => ({ weeks: 1 }),
	PageUp: (_date, _locale, isShift) => (isShift ? { years: -1 } : { months: -1 }),
	PageDown: (_date, _locale, isShift) => (isShift ? { years: 1 } : { months: 1 }),
	Home: (date, locale) => ({ days: -dayOfWeek(date, locale) }),
	End: (date, locale) => ({ days: 6 - dayOfWeek(date, locale) }),
};

const MIRRORED: Readonly<Record<string, string | undefined>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

const CHOOSE_KEYS = ['Enter', ' '];

interface Options extends CalendarOptions {
	/** The day in the tab order at first. */
	readonly chosen: IsoDate | undefined;
	/** Called with the day that a press, Enter or Space chooses. */
	readonly onChoose: (date: IsoDate) => void;
	/** Called with the day that keys or the pointer have moved to. */
	readonly onActiveChange?: ((date: IsoDate) => void) | undefined;
}

/** Month on screen, day in the tab order and keys of a grid of days (WAI-ARIA date picker). */
export function useCalendar({ today, chosen, locale = 'en', defaultMonth, onMonthChange, ...options }: Options) {
	const { min, max, isDateDisabled, onChoose, onActiveChange } = options;
	const limits = { min, max };
	const [active, setActive] = useState(() => clampDate(chosen ?? defaultMonth ?? today, limits));
	const gridRef = useRef<HTMLTableElement>(null);
	const isFocusDue = useRef(false);
	const month = monthOf(active);

	useEffect(() => {
		if (!isFocusDue.current) return;
		isFocusDue.current = false;
		gridRef.current?.querySelector<HTMLElement>(`[data-date="${active}"]`)?.focus();
	}, [active]);

	const moveTo = (wanted: IsoDate) => {
		const next = clampDate(wanted, limits);
		if (next === active) return;
		setActive(next);
		onActiveChange?.(next);
		if (monthOf(next) !== month) onMonthChange?.(monthOf(next));
	};
	const canChoose = (date: IsoDate) => isInside(date, limits) && isDateDisabled?.(date) !== true;
	const choose = (date: IsoDate) => {
		moveTo(date);
		if (canChoose(date)) onChoose(date);
	};
	const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
		if (event.altKey || event.ctrlKey || event.metaKey) return;
		if (CHOOSE_KEYS.includes(event.key)) {
			event.preventDefault();
			choose(active);
			return;
		}
		const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
		const move = MOVES[(isRtl ? MIRRORED[event.key] : undefined) ?? event.key];
		if (move === undefined) return;
		event.preventDefault();
		isFocusDue.current = true;
		moveTo(addTo(active, move(active, locale, event.shiftKey)));
	};
	/** Whether the months before or after hold a day inside the limits. */
	const isLast = (months: number) => {
		const other = addTo(month, { months });
		const edge = months > 0 ? other : addTo(addTo(other, { months: 1 }), { days: -1 });
		return !isInside(edge, months > 0 ? { max } : { min });
	};
	return {
		active,
		month,
		gridRef,
		canChoose,
		choose,
		handleKeyDown,
		showMonth: (months: number) => moveTo(addTo(active, { months })),
		isFirstMonth: isLast(-1),
		isLastMonth: isLast(1),
	};
}
