'use client';

import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button/index.ts';
import { isPlainPress } from '../value/is-plain-press.ts';

/** Props of LoadMore: those of a div, and these. */
export interface LoadMoreProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
	/** Things shown by now. */
	readonly shown: number;
	/** Things there are. When all are shown the button is gone and only the sentence stays. */
	readonly total: number;
	/** How far the reader is, in words and the reader's digits ("60 of 240"); told to screen readers when it changes. */
	readonly progressText: ReactNode;
	/** Called when more are asked for; not while they are on their way. */
	readonly onLoadMore: () => void;
	/** More are on their way. Default false. */
	readonly isPending?: boolean | undefined;
	/** Told to screen readers when loading starts. Default "Loading". */
	readonly pendingLabel?: string | undefined;
	/** Address of the next part: the button is a link then, for crawlers and visitors without script. Default none. */
	readonly href?: string | undefined;
	/** What the button says. Default "Show more". */
	readonly children?: ReactNode | undefined;
}

const WIDTH = 100;

/** The end of a list that goes on: how far the reader is, and a button for the next part. */
export function LoadMore({
	shown,
	total,
	progressText,
	onLoadMore,
	isPending = false,
	pendingLabel = 'Loading',
	href,
	children = 'Show more',
	className,
	...props
}: LoadMoreProps) {
	const textRef = useRef<HTMLParagraphElement>(null);
	const hadFocus = useRef(false);
	const isDone = shown >= total;

	// The last press takes the button away, and would throw the focus to the page's start.
	useEffect(() => {
		if (isDone && hadFocus.current) textRef.current?.focus({ preventScroll: true });
	}, [isDone]);

	const ask = (event: MouseEvent) => {
		if (!isPlainPress(event)) return;
		event.preventDefault();
		if (!isPending) onLoadMore();
	};
	const watchFocus = {
		onFocus: () => {
			hadFocus.current = true;
		},
		onBlur: () => {
			hadFocus.current = false;
		},
	};
	const filled = Math.min(1, shown / total) * WIDTH;
	return (
		<div
			data-part="load-more"
			data-state={isDone ? 'done' : isPending ? 'pending' : 'idle'}
			{...props}
			className={clsx('mx-auto flex w-full max-w-80 flex-col items-center gap-3 text-center', className)}
		>
			<p
				ref={textRef}
				data-part="load-more-text"
				role="status"
				tabIndex={-1}
				className="text-sm text-text-muted tabular-nums outline-none"
			>
				{progressText}
			</p>
			{/* Drawn rather than styled: the share then needs no inline style, which a strict content policy refuses. */}
			{total > 0 && (
				<svg
					data-part="load-more-progress"
					aria-hidden="true"
					viewBox={`0 0 ${WIDTH} 4`}
					preserveAspectRatio="none"
					className="h-1 w-full overflow-hidden rounded-full bg-skeleton forced-colors:border rtl:-scale-x-100"
				>
					<rect
						data-part="load-more-filled"
						width={filled}
						height="4"
						className="fill-accent forced-colors:fill-[Highlight]"
					/>
				</svg>
			)}
			{!isDone &&
				(href === undefined ? (
					<Button
						variant="secondary"
						isFullWidth
						isLoading={isPending}
						loadingLabel={pendingLabel}
						onClick={ask}
						{...watchFocus}
					>
						{children}
					</Button>
				) : (
					<Button asChild variant="secondary" isFullWidth onClick={ask} {...watchFocus}>
						<a href={href} rel="next" aria-busy={isPending || undefined}>
							{isPending ? pendingLabel : children}
						</a>
					</Button>
				))}
		</div>
	);
}
