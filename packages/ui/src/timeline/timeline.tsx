import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, Key, ReactNode } from 'react';
import { type TimelineForm, TimelineMarker, type TimelineStatus } from './timeline-marker.tsx';

/** One thing that happened or will. */
export interface TimelineEvent {
	/** Identifies the event among the others. */
	readonly key: Key;
	/** Where it stands; the words for it come from `labels`. */
	readonly status: TimelineStatus;
	/** What happens ("Handed to the courier"). */
	readonly title: ReactNode;
	/** When, formatted in the reader's language. Default none. */
	readonly time?: ReactNode | undefined;
	/** The same moment for machines, as in HTML's `datetime`. Default none. */
	readonly dateTime?: string | undefined;
	/** Where. Default none; left out of the compact form. */
	readonly place?: ReactNode | undefined;
	/** What else to know or to do: a track code, a link. Default none; left out of the compact form. */
	readonly note?: ReactNode | undefined;
}

/** The words of a timeline, said by screen readers before each event. */
export interface TimelineLabels {
	/** Before an event that is over. Default "Done". */
	readonly done: string;
	/** Before the event under way. Default "Now". */
	readonly current: string;
	/** Before an event to come. Default "To come". */
	readonly upcoming: string;
	/** Before an event that went wrong. Default "Failed". */
	readonly failed: string;
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
	/** The events, in the order in which they are read. */
	readonly events: readonly TimelineEvent[];
	/** Default `full`. */
	readonly form?: TimelineForm | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<TimelineLabels> | undefined;
}

const defaultLabels: TimelineLabels = { done: 'Done', current: 'Now', upcoming: 'To come', failed: 'Failed' };

const itemStyles = cva('relative flex min-w-0', {
	variants: { form: { full: 'gap-3 pb-6 last:pb-0', compact: 'gap-2.5 pb-2 text-sm last:pb-0' } },
});

const titleStyles = cva('wrap-anywhere', {
	variants: {
		status: {
			done: 'text-text',
			current: 'font-bold text-text',
			upcoming: 'text-text-muted',
			failed: 'font-bold text-critical',
		},
	},
});

/** What happened to a parcel or an order, and what comes next: a list down the page, joined by a line. */
export function Timeline({ events, form = 'full', labels, className, ...rest }: TimelineProps) {
	const words = { ...defaultLabels, ...labels };
	return (
		<ol data-part="timeline" data-form={form} {...rest} className={clsx('flex min-w-0 flex-col', className)}>
			{events.map(({ key, status, title, time, dateTime, place, note }, index) => (
				<li
					key={key}
					data-part="timeline-event"
					data-status={status}
					aria-current={status === 'current' ? 'step' : undefined}
					className={itemStyles({ form })}
				>
					<TimelineMarker status={status} form={form} next={events[index + 1]?.status} />
					<div
						className={
							form === 'full'
								? 'min-w-0 grow pt-0.5'
								: 'flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3'
						}
					>
						<p data-part="timeline-title" className={titleStyles({ status })}>
							<span className="sr-only">{words[status]}: </span>
							{title}
						</p>
						{time !== undefined && (
							<p data-part="timeline-time" className="text-sm text-text-muted tabular-nums">
								<time dateTime={dateTime}>{time}</time>
							</p>
						)}
						{form === 'full' && place !== undefined && (
							<p data-part="timeline-place" className="text-sm wrap-anywhere text-text-muted">
								{place}
							</p>
						)}
						{form === 'full' && note !== undefined && (
							<div data-part="timeline-note" className="mt-1 text-sm wrap-anywhere text-text">
								{note}
							</div>
						)}
					</div>
				</li>
			))}
		</ol>
	);
}
