'use client';

import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import {
	Children,
	type ComponentPropsWithRef,
	type FocusEvent,
	isValidElement,
	type KeyboardEvent,
	type ReactNode,
	useRef,
	useState,
} from 'react';
import { type Schedule, scheduleByTimer } from '../lazy-image/use-lazy-image.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { CarouselArrows } from './carousel-arrows.tsx';
import { CarouselPosition } from './carousel-position.tsx';
import { nextPage, previousPage, type StripView } from './strip-geometry.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useStrip } from './use-strip.ts';

/**
 * How wide slides are: `full` one at a time, `peek` one and a part of the next (several on wider screens), `card` as
 * product cards, `auto` as wide as what they hold.
 */
export type CarouselSlides = 'full' | 'peek' | 'card' | 'auto';

/** The words of a carousel. */
export interface CarouselLabels {
	/** What it is, said after its name. Default "carousel". */
	readonly carousel: string;
	/** What one of them is, said after its place. Default "slide". */
	readonly slide: string;
	/** Place of a slide, also told after turning. Default "2 of 6". */
	readonly position: (place: number, count: number) => string;
	/** The place where dots would be too many. Default "2 / 6". */
	readonly shortPosition: (place: number, count: number) => string;
	/** Name of the row of slides, which arrow keys turn. Default "Slides". */
	readonly slides: string;
	/** Default "Previous". */
	readonly previous: string;
	/** Default "Next". */
	readonly next: string;
	/** Stops turning by itself. Default "Stop turning slides". */
	readonly pause: string;
	/** Turns by itself again. Default "Turn slides by themselves". */
	readonly play: string;
}

export interface CarouselProps extends ComponentPropsWithRef<'section'> {
	/** Names the region ("Offers of the week"). */
	readonly label: string;
	/** The slides, one child each. */
	readonly children?: ReactNode | undefined;
	/** Default `card`. */
	readonly slides?: CarouselSlides | undefined;
	/** A heading above the row, with the arrows beside it. Default none: the arrows stand over the slides. */
	readonly heading?: ReactNode | undefined;
	/** Shows by dots, or by figures when they are many, where one is. Default: true for `full`. */
	readonly hasPosition?: boolean | undefined;
	/** The slide at the start, when the caller keeps that. Default: the carousel keeps it. */
	readonly index?: number | undefined;
	/** The slide at the start at first. Default 0. */
	readonly defaultIndex?: number | undefined;
	/** Called with the slide that now is at the start, whoever moved it there. */
	readonly onIndexChange?: ((index: number) => void) | undefined;
	/** Ms after which it turns by itself, with a button that stops it. Default: never. */
	readonly autoplayMs?: number | undefined;
	/** Timer of that. Default: the browser's. */
	readonly schedule?: Schedule | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<CarouselLabels> | undefined;
}

const defaultLabels: CarouselLabels = {
	carousel: 'carousel',
	slide: 'slide',
	position: (place, count) => `${place} of ${count}`,
	shortPosition: (place, count) => `${place} / ${count}`,
	slides: 'Slides',
	previous: 'Previous',
	next: 'Next',
	pause: 'Stop turning slides',
	play: 'Turn slides by themselves',
};

const slideStyles = cva('min-w-0 shrink-0 snap-start *:h-full', {
	variants: {
		slides: {
			full: 'w-full',
			peek: 'w-[85%] tablet:w-[47%] desk:w-[31%]',
			card: 'w-[44%] tablet:w-[30%] desk:w-[23%] laptop:w-[18%]',
			auto: 'max-w-full',
		},
	},
});

type Turn = (view: StripView) => number;

/** Where a key leads from what is in view, in a row from left to right. */
const MOVES: Record<string, Turn | undefined> = {
	ArrowRight: nextPage,
	ArrowLeft: previousPage,
	Home: () => 0,
	End: ({ starts }) => starts.length - 1,
};

const MIRRORED: Record<string, string | undefined> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' };

/** Whether the focus only moves from one part to another. */
const isWithin = ({ relatedTarget, currentTarget }: FocusEvent) =>
	relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

/**
 * A row of things to swipe through, with arrows that turn it page by page and rest at its edges.
 *
 * The row is scrolled by the browser: it works with touch, wheel and keyboard, and without script. It turns by itself
 * only when asked to, never under the pointer, with the focus inside or where less motion is wanted.
 */
export function Carousel({
	label,
	children,
	slides = 'card',
	heading,
	hasPosition = slides === 'full',
	index,
	defaultIndex = 0,
	onIndexChange,
	autoplayMs,
	schedule = scheduleByTimer,
	labels,
	className,
	...rest
}: CarouselProps) {
	const words = { ...defaultLabels, ...labels };
	const items = Children.toArray(children);
	const stripRef = useRef<HTMLUListElement>(null);
	const [isHovered, setIsHovered] = useState(false);
	const [isFocused, setIsFocused] = useState(false);
	const [announcement, setAnnouncement] = useState('');
	const { current, isAtStart, isAtEnd, goTo, turn } = useStrip({
		stripRef,
		count: items.length,
		index,
		defaultIndex,
		onIndexChange,
	});
	const { isStopped, setIsStopped } = useAutoplay({
		delayMs: items.length > 1 ? autoplayMs : undefined,
		schedule,
		isHeld: isHovered || isFocused,
		onTurn: () => (isAtEnd ? goTo(0) : turn(nextPage)),
	});

	const turnAndTell = (find: Turn) => {
		const next = turn(find);
		setAnnouncement(words.position(next + 1, items.length));
	};
	const handleKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
		if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
		const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
		const move = MOVES[(isRtl ? MIRRORED[event.key] : undefined) ?? event.key];
		if (!move) return;
		event.preventDefault();
		turnAndTell(move);
	};

	const arrows = !(isAtStart && isAtEnd) && (
		<CarouselArrows
			labels={words}
			isOverSlides={heading === undefined}
			isAtStart={isAtStart}
			isAtEnd={isAtEnd}
			onPrevious={() => turnAndTell(previousPage)}
			onNext={() => turnAndTell(nextPage)}
		/>
	);
	return (
		<section
			data-part="carousel"
			aria-roledescription={words.carousel}
			aria-label={label}
			onPointerEnter={() => setIsHovered(true)}
			onPointerLeave={() => setIsHovered(false)}
			onFocus={() => setIsFocused(true)}
			onBlur={(event) => setIsFocused(isWithin(event))}
			{...rest}
			className={clsx('flex min-w-0 flex-col gap-3', className)}
		>
			{heading !== undefined && (
				<div data-part="carousel-header" className="flex min-h-target items-center justify-between gap-3">
					<div className="min-w-0 wrap-anywhere">{heading}</div>
					{arrows}
				</div>
			)}
			<div className="relative min-w-0">
				{heading === undefined && arrows}
				{/* Room around the slides, so that the row does not cut off their focus rings. */}
				<ul
					ref={stripRef}
					data-part="carousel-strip"
					aria-label={words.slides}
					tabIndex={items.length > 1 ? 0 : undefined}
					onKeyDown={handleKeyDown}
					className={clsx(
						'-m-1 flex list-none snap-x snap-mandatory scroll-px-1 gap-3 overflow-x-auto overscroll-x-contain rounded-card p-1',
						'[scrollbar-width:none] noscript:[scrollbar-width:auto] motion-safe:scroll-smooth',
					)}
				>
					{items.map((item, place) => (
						<li
							key={isValidElement(item) ? item.key : place}
							data-part="carousel-slide"
							aria-roledescription={words.slide}
							aria-label={words.position(place + 1, items.length)}
							className={slideStyles({ slides })}
						>
							{item}
						</li>
					))}
				</ul>
			</div>
			{(hasPosition || autoplayMs !== undefined) && items.length > 1 && (
				<CarouselPosition
					labels={words}
					current={current}
					count={items.length}
					hasPosition={hasPosition}
					isPlaying={autoplayMs === undefined ? undefined : !isStopped}
					onPlayingChange={(isPlaying) => setIsStopped(!isPlaying)}
				/>
			)}
			<VisuallyHidden data-part="carousel-announcement" role="status">
				{announcement}
			</VisuallyHidden>
		</section>
	);
}
