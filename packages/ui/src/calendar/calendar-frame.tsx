'use client';

import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { dateTexts } from '../dates/date-texts.ts';
import { type IsoDate, weeksOf } from '../dates/iso-date.ts';
import { chevronEndIcon, chevronStartIcon, Glyph } from '../glyph/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useLabels } from '../labels/labels-context.ts';
import { CALENDAR_LABELS, type CalendarBaseProps, type CalendarLabels } from './calendar-props.ts';
import { useCalendar } from './use-calendar.ts';

interface CalendarFrameProps extends CalendarBaseProps {
	readonly part: 'calendar' | 'range-calendar';
	/** The day in the tab order at first. */
	readonly chosen: IsoDate | undefined;
	readonly isMultiple: boolean;
	readonly isSelected: (date: IsoDate) => boolean;
	/** First and last day of the marked range. Default: no range is drawn. */
	readonly range?: { readonly start: IsoDate; readonly end: IsoDate } | undefined;
	readonly onChoose: (date: IsoDate) => void;
	readonly onActiveChange?: ((date: IsoDate) => void) | undefined;
	/** Stops choosing a range. Undefined: Escape does nothing here. */
	readonly onEscape?: (() => void) | undefined;
	/** What is shown below the grid. */
	readonly footer?: ((words: CalendarLabels) => ReactNode) | undefined;
}

/** The marked days of a range are one band; its ends are round. */
function bandOf(date: IsoDate, range: CalendarFrameProps['range']): string | undefined {
	if (range === undefined || range.start === range.end || date < range.start || date > range.end) return undefined;
	return clsx(
		'bg-accent-soft forced-colors:bg-[Highlight]',
		date === range.start && 'rounded-s-full',
		date === range.end && 'rounded-e-full',
	);
}

/** What Calendar and RangeCalendar share: heading, buttons of the months and the grid of days. */
export function CalendarFrame({
	part,
	chosen,
	isMultiple,
	isSelected,
	range,
	onChoose,
	onActiveChange,
	onEscape,
	footer,
	today,
	min,
	max,
	isDateDisabled,
	locale = 'en',
	defaultMonth,
	onMonthChange,
	readOnly = false,
	dayRef,
	labels,
	className,
	...rest
}: CalendarFrameProps) {
	const words = useLabels('calendar', CALENDAR_LABELS, labels);
	const headingId = useId();
	const texts = dateTexts(locale);
	const calendar = useCalendar({
		today,
		min,
		max,
		isDateDisabled,
		locale,
		defaultMonth,
		onMonthChange,
		chosen,
		onChoose: readOnly ? () => {} : onChoose,
		onActiveChange,
	});

	// A cell is the control of its day: a button inside would hide `aria-selected` from screen readers.
	const cellProps = (date: IsoDate) => ({
		role: 'gridcell',
		'data-date': date,
		'aria-label': texts.fullDate(date),
		'aria-selected': isSelected(date),
		'aria-disabled': !calendar.canChoose(date) || undefined,
		'aria-current': date === today ? ('date' as const) : undefined,
		tabIndex: date === calendar.active ? 0 : -1,
		ref: date === calendar.active ? dayRef : undefined,
		onClick: () => calendar.choose(date),
		onPointerEnter: () => onActiveChange?.(date),
	});
	const isEnd = (date: IsoDate) =>
		range === undefined ? isSelected(date) : date === range.start || date === range.end;
	const day = (date: IsoDate) => (
		<td
			key={date}
			{...cellProps(date)}
			data-part="calendar-day"
			className={clsx('group/day h-target cursor-pointer p-0 text-center outline-none', bandOf(date, range))}
		>
			<span
				className={clsx(
					'mx-auto flex size-10 max-w-full items-center justify-center rounded-full tabular-nums',
					'group-focus-visible/day:outline-2 group-focus-visible/day:outline-offset-2 group-focus-visible/day:outline-focus',
					'group-aria-[current=date]/day:font-bold group-aria-[current=date]/day:inset-ring group-aria-[current=date]/day:inset-ring-border-strong',
					'group-aria-disabled/day:cursor-not-allowed group-aria-disabled/day:text-on-disabled group-aria-disabled/day:line-through forced-colors:group-aria-disabled/day:text-[GrayText]',
					isEnd(date)
						? 'bg-accent font-bold text-on-accent forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
						: '[@media(hover:hover)]:group-not-aria-disabled/day:group-hover/day:bg-surface-sunken',
				)}
			>
				{texts.day(date)}
			</span>
		</td>
	);

	// A fieldset would be named by a legend; rows and cells are those of a table, and the keys make it a grid.
	const group = { role: 'group', 'aria-labelledby': rest['aria-label'] === undefined ? headingId : undefined };
	const grid = {
		role: 'grid',
		'aria-labelledby': headingId,
		'aria-multiselectable': isMultiple || undefined,
		'aria-readonly': readOnly || undefined,
	};
	return (
		<div data-part={part} {...group} {...rest} className={clsx('w-80 max-w-full min-w-0 text-text', className)}>
			<div data-part="calendar-header" className="flex items-center justify-between">
				<IconButton
					data-part="calendar-previous"
					label={words.previousMonth}
					icon={<Glyph icon={chevronStartIcon} className="rtl:-scale-x-100" />}
					disabled={calendar.isFirstMonth}
					onClick={() => calendar.showMonth(-1)}
				/>
				<span
					id={headingId}
					data-part="calendar-heading"
					aria-live="polite"
					className="min-w-0 text-center font-semibold wrap-anywhere"
				>
					{texts.month(calendar.month)}
				</span>
				<IconButton
					data-part="calendar-next"
					label={words.nextMonth}
					icon={<Glyph icon={chevronEndIcon} className="rtl:-scale-x-100" />}
					disabled={calendar.isLastMonth}
					onClick={() => calendar.showMonth(1)}
				/>
			</div>
			<table
				{...grid}
				ref={calendar.gridRef}
				data-part="calendar-grid"
				className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-0.5"
				onKeyDown={(event) => {
					if (event.key === 'Escape' && onEscape !== undefined) {
						// It ends the choice, not the popover around the calendar.
						event.preventDefault();
						event.stopPropagation();
						onEscape();
						return;
					}
					calendar.handleKeyDown(event);
				}}
			>
				<thead>
					<tr>
						{texts.weekdays.map(({ short, long }) => (
							<th key={long} scope="col" className="p-0 text-sm font-normal text-text-muted">
								<span aria-hidden="true">{short}</span>
								<span className="sr-only">{long}</span>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{weeksOf(calendar.month, locale).map((week) => (
						<tr key={week.find((date) => date !== undefined)}>
							{week.map((date, place) => (date === undefined ? <td key={texts.weekdays[place]?.long} /> : day(date)))}
						</tr>
					))}
				</tbody>
			</table>
			{footer?.(words)}
		</div>
	);
}
