import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';

export interface NotificationDotProps extends ComponentPropsWithRef<'span'> {
	/** How many wait; 0 shows nothing. Default: a dot that says only that there is something. */
	readonly count?: number | undefined;
	/** The highest number shown; above it stands "99+". Default 99. */
	readonly max?: number | undefined;
	/** Writes the number in the reader's digits. Default: Latin digits. */
	readonly formatCount?: ((count: number) => string) | undefined;
	/** The same in words, for screen readers ("3 unread messages"). */
	readonly label: string;
	/** Whether something waits; false shows nothing. Default true. */
	readonly isShown?: boolean | undefined;
	/** What it marks: an icon or a picture; without, the dot is in line. */
	readonly children?: ReactNode | undefined;
}

const styles = cva(
	'rounded-full bg-accent text-center text-on-accent outline-2 outline-surface-raised forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]',
	{
		variants: {
			kind: {
				dot: 'size-2.5',
				// Burmese digits reach further below the line than above it, so there they are set a little higher.
				count: 'min-w-5 px-1 text-xs leading-5 font-bold tabular-nums [&:lang(my)]:pb-0.5 [&:lang(my)]:leading-4.5',
			},
			place: { corner: 'absolute -top-1 -end-1', line: 'inline-block' },
		},
		compoundVariants: [
			{ kind: 'count', place: 'corner', className: '-top-2 end-auto start-[calc(100%-0.75rem)]' },
			{ kind: 'dot', place: 'corner', className: '-top-0.5 -end-0.5' },
		],
	},
);

/** A dot or a number on the corner of what has news. Inside a link or button its words become part of the name. */
export function NotificationDot({
	count,
	max = 99,
	formatCount = String,
	label,
	isShown = true,
	className,
	children,
	...rest
}: NotificationDotProps) {
	const hasNews = isShown && (count === undefined || count > 0);
	const kind = count === undefined ? 'dot' : 'count';
	const shownCount = (all: number) => (all > max ? `${formatCount(max)}+` : formatCount(all));
	return (
		<span
			data-part="notification-dot"
			data-state={hasNews ? 'shown' : 'hidden'}
			{...rest}
			className={clsx('relative inline-flex max-w-full align-middle', className)}
		>
			{children}
			{hasNews && (
				<>
					<span
						data-part="notification-dot-mark"
						aria-hidden="true"
						className={styles({ kind, place: children === undefined ? 'line' : 'corner' })}
					>
						{/* The plus sign would change sides where it is read from right to left. */}
						{count !== undefined && <bdi dir="ltr">{shownCount(count)}</bdi>}
					</span>
					<VisuallyHidden>{label}</VisuallyHidden>
				</>
			)}
		</span>
	);
}
