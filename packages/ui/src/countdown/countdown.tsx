'use client';

import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { type CountdownFigure, type CountdownUnit, crossedThreshold, splitTime } from './countdown-time.ts';
import { useTimeLeft } from './use-time-left.ts';

/** The words of a countdown. */
export interface CountdownLabels {
	/**
	 * Words of the units: under the figures of `blocks`, and after those of `text` while reduced motion leaves the
	 * seconds out. Default "days", "hours", "min", "sec".
	 */
	readonly units: Readonly<Record<CountdownUnit, string>>;
	/** Stands there when no time is left. Default "Ended". */
	readonly ended: string;
	/** What screen readers are told at a threshold, by the figures that are left. Default "5 min left". */
	readonly announce: (left: readonly CountdownFigure[]) => string;
}

export interface CountdownProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
	/** What runs out ("Ends in"); before the figures, and the accessible name. */
	readonly label: ReactNode;
	/** When it is over, ms since 1970. */
	readonly endsAt: number;
	/** The time of the render, ms since 1970; the same on the server and in its first render in the browser. */
	readonly now: number;
	/** Reads the clock while it runs; keep it the same between renders. Default: the caller renders with another `now`. */
	readonly readNow?: (() => number) | undefined;
	/** Called once when no time is left, also when there was none at first. Default: nothing. */
	readonly onEnd?: (() => void) | undefined;
	/** `text` is in a line ("02:15:40"), `blocks` show each figure over its word. Default `text`. */
	readonly look?: 'text' | 'blocks' | undefined;
	/** The first figure; it takes all that larger units would. Default `hours`. */
	readonly largestUnit?: CountdownUnit | undefined;
	/** Writes a figure in the reader's digits. Default: two Latin digits at least. */
	readonly formatFigure?: ((value: number, unit: CountdownUnit) => string) | undefined;
	/** Ms left below which it turns critical. Default 60,000. */
	readonly urgentBelowMs?: number | undefined;
	/** Ms left at which screen readers are told. Default 5 minutes and 1 minute. */
	readonly announceAtMs?: readonly number[] | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<CountdownLabels> | undefined;
}

const UNIT_WORDS: CountdownLabels['units'] = { days: 'days', hours: 'hours', minutes: 'min', seconds: 'sec' };
const ANNOUNCE_AT_MS = [300_000, 60_000];

const twoDigits = (value: number) => String(value).padStart(2, '0');

const figureStyles = cva('', {
	variants: {
		look: {
			text: 'font-bold',
			blocks: 'grid min-w-10 place-items-center rounded-control px-1.5 py-1 text-lg leading-heading font-bold',
		},
		isUrgent: { true: '', false: '' },
	},
	compoundVariants: [
		{ look: 'text', isUrgent: true, className: 'text-critical' },
		{ look: 'blocks', isUrgent: true, className: 'bg-critical text-on-critical forced-colors:border' },
		{ look: 'blocks', isUrgent: false, className: 'bg-ink text-on-ink forced-colors:border' },
	],
});

/** Names a figure's unit with reduced motion; generated, because it follows the reader's wish alone. */
const NAMED = "motion-reduce:after:content-['_'_attr(data-unit)]";

/**
 * How much time is left. It is silent but for its thresholds, rests while the page is hidden, and with reduced motion
 * shows whole minutes until the last one.
 */
export function Countdown({
	label,
	endsAt,
	now,
	readNow,
	onEnd,
	look = 'text',
	largestUnit = 'hours',
	formatFigure = twoDigits,
	urgentBelowMs = 60_000,
	announceAtMs = ANNOUNCE_AT_MS,
	labels,
	className,
	...rest
}: CountdownProps) {
	const id = useId();
	const leftMs = useTimeLeft({ now, readNow, endsAt, onEnd });
	const words = { ...UNIT_WORDS, ...labels?.units };
	const figures = splitTime(leftMs, largestUnit);
	const isOver = leftMs === 0;
	const isUrgent = leftMs <= urgentBelowMs;

	const tell = (left: readonly CountdownFigure[]) =>
		labels?.announce?.(left) ??
		`${left.map(({ unit, value }) => `${formatFigure(value, unit)} ${words[unit]}`).join(' ')} left`;
	const [heard, setHeard] = useState({ leftMs, text: '' });
	if (heard.leftMs !== leftMs) {
		const threshold = crossedThreshold(announceAtMs, heard.leftMs, leftMs);
		const text =
			threshold === undefined ? heard.text : tell(splitTime(threshold, 'days').filter(({ value }) => value > 0));
		setHeard({ leftMs, text });
	}

	// With reduced motion seconds would stand still for a minute, so they are shown in the last one only.
	const isCalm = leftMs > 60_000;
	// Without seconds "02:15" could be two minutes as well as two hours: in a line, words say which.
	const hasWords = isCalm && look === 'text';
	const calm = ({ unit, value }: CountdownFigure) =>
		isCalm && (unit === 'seconds' || (hasWords && value === 0 && unit !== 'minutes')) && 'motion-reduce:hidden';
	return (
		<div
			data-part="countdown"
			data-state={isOver ? 'over' : 'running'}
			data-urgent={isUrgent || undefined}
			{...rest}
			className={clsx('relative inline-flex max-w-full flex-wrap items-center gap-x-2 gap-y-1 text-sm', className)}
		>
			<span id={id} data-part="countdown-label" className="min-w-0 wrap-anywhere">
				{label}
			</span>
			<span
				role="timer"
				data-part="countdown-figures"
				aria-labelledby={id}
				// What is behind a unit's name would be lost at the end of its figure.
				className={clsx('inline-flex flex-wrap tabular-nums', hasWords && 'motion-reduce:gap-x-1')}
			>
				{isOver ? (
					<span className="font-semibold text-text-muted">{labels?.ended ?? 'Ended'}</span>
				) : (
					figures.map(({ unit, value }, index) => (
						<span key={unit} data-part="countdown-figure" className={clsx('inline-flex', calm({ unit, value }))}>
							{index > 0 && (
								<span
									aria-hidden={look === 'blocks' || undefined}
									className={clsx('font-bold', look === 'blocks' && 'px-1 pt-1.5', hasWords && 'motion-reduce:hidden')}
								>
									:
								</span>
							)}
							<span className={clsx(look === 'blocks' && 'grid justify-items-center gap-0.5')}>
								<span data-unit={words[unit]} className={clsx(figureStyles({ look, isUrgent }), hasWords && NAMED)}>
									{formatFigure(value, unit)}
								</span>
								{look === 'blocks' && <span className="text-xs text-text-muted">{words[unit]}</span>}
							</span>
						</span>
					))
				)}
			</span>
			<VisuallyHidden role="status" data-part="countdown-announcement">
				{isOver ? '' : heard.text}
			</VisuallyHidden>
		</div>
	);
}
