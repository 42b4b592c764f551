import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import { checkIcon, crossIcon, Glyph } from '../glyph/index.ts';

/** Where an event stands: over, under way, still to come, or gone wrong. */
export type TimelineStatus = 'done' | 'current' | 'upcoming' | 'failed';

/** `full` tells place and note too; `compact` is one line for each event, for cards. */
export type TimelineForm = 'full' | 'compact';

const ICONS: Readonly<Record<TimelineStatus, string | undefined>> = {
	done: checkIcon,
	current: undefined,
	upcoming: undefined,
	failed: crossIcon,
};

const dotStyles = cva('grid shrink-0 place-items-center rounded-full border-2', {
	variants: {
		form: { full: 'size-7', compact: 'mt-[calc((1lh-0.75rem)/2)] size-3' },
		// Borders stay when colours are forced, so a state is never told by the ground alone.
		status: {
			done: 'border-positive bg-positive text-on-positive forced-colors:bg-[CanvasText] forced-colors:text-[Canvas]',
			current: 'border-accent bg-surface-raised text-accent-text ring-4 ring-accent-soft',
			upcoming: 'border-border-strong bg-surface-raised text-text-muted',
			failed: 'border-critical bg-critical text-on-critical forced-colors:bg-[Canvas] forced-colors:text-[CanvasText]',
		},
	},
});

const lineStyles = cva('absolute w-0.5', {
	variants: {
		form: {
			full: 'start-3.25 top-7 bottom-0',
			compact: 'start-1.25 top-[calc((1lh+0.75rem)/2)] -bottom-[calc((1lh-0.75rem)/2)]',
		},
		isTravelled: {
			true: 'bg-positive forced-colors:bg-[CanvasText]',
			false: 'bg-border-strong forced-colors:bg-[GrayText]',
		},
	},
});

interface TimelineMarkerProps {
	readonly status: TimelineStatus;
	readonly form: TimelineForm;
	/** Status of the event after this one; the line towards it is green when both ends were reached. */
	readonly next: TimelineStatus | undefined;
}

/** The dot of an event and the line to the next one; screen readers hear the status in words instead. */
export function TimelineMarker({ status, form, next }: TimelineMarkerProps) {
	const icon = form === 'full' ? ICONS[status] : undefined;
	return (
		<>
			{next !== undefined && (
				<span
					aria-hidden="true"
					data-part="timeline-line"
					className={lineStyles({ form, isTravelled: status === 'done' && next !== 'upcoming' })}
				/>
			)}
			<span aria-hidden="true" data-part="timeline-marker" className={clsx(dotStyles({ form, status }), 'relative')}>
				{icon !== undefined && <Glyph icon={icon} className="size-[1em] stroke-3" />}
				{status === 'current' && form === 'full' && (
					<span className="size-2.5 rounded-full bg-accent forced-colors:bg-[Highlight]" />
				)}
			</span>
		</>
	);
}
