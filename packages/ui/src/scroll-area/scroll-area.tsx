'use client';

import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useMemo, useRef } from 'react';
import { mergeRefs } from '../slot/index.ts';
import { END_FADES, SIDE_FADES, useOverflowEdges } from './use-overflow-edges.ts';

/** Props of ScrollArea: those of a div, which reach the part that scrolls, and these. */
export interface ScrollAreaProps extends ComponentPropsWithRef<'div'> {
	/** What is in it, for screen readers: the area is a region that can be reached and scrolled by keyboard. */
	readonly label: string;
	/** Which way it scrolls. Default `vertical`. */
	readonly orientation?: 'vertical' | 'horizontal' | undefined;
	/** Lays out the box around; give it a height (or a greatest one) to scroll up and down. Default none. */
	readonly className?: string | undefined;
}

const WAYS = {
	vertical: clsx('overflow-x-clip overflow-y-auto', END_FADES),
	horizontal: clsx('overflow-x-auto overflow-y-clip', SIDE_FADES),
} as const;

/** A part of the page that scrolls by itself, by the browser's own means; its edges fade where there is more. */
export function ScrollArea({ label, orientation = 'vertical', ref, className, children, ...props }: ScrollAreaProps) {
	const areaRef = useRef<HTMLDivElement>(null);
	const setArea = useMemo(() => mergeRefs(areaRef, ref), [ref]);
	const isOverflowing = useOverflowEdges(areaRef);
	return (
		// The faded part cannot show a whole focus ring, so the box around it does.
		<div
			data-part="scroll-area-box"
			className={clsx(
				'flex min-h-0 min-w-0 flex-col rounded-control',
				'has-[>:focus-visible]:outline-2 has-[>:focus-visible]:outline-offset-2 has-[>:focus-visible]:outline-focus',
				className,
			)}
		>
			<section
				data-part="scroll-area"
				data-orientation={orientation}
				aria-label={label}
				{...(isOverflowing && { tabIndex: 0 })}
				{...props}
				ref={setArea}
				className={clsx('min-h-0 min-w-0 grow overscroll-contain outline-none', WAYS[orientation])}
			>
				<div data-part="scroll-area-content" className={orientation === 'horizontal' ? 'w-max min-w-full' : undefined}>
					{children}
				</div>
			</section>
		</div>
	);
}
