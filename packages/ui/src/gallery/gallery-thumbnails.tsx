import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { Glyph, playIcon } from '../glyph/index.ts';
import { LazyImage } from '../lazy-image/index.ts';
import type { GalleryItem } from './gallery-item.ts';
import { galleryMove } from './gallery-keys.ts';

interface GalleryThumbnailsProps {
	/** Begins the ids of the items on the stage, to which the small pictures lead. */
	readonly id: string;
	readonly label: string;
	readonly nameOf: (place: number) => string;
	readonly items: readonly GalleryItem[];
	readonly current: number;
	readonly at: 'side' | 'below';
	readonly isOnPhone: boolean;
	/** Shows an item; returns which, within the ends. */
	readonly onShow: (index: number) => number;
}

const SIDE = 72;

const boxStyles = cva('min-w-0', {
	variants: {
		at: {
			side: 'min-[80rem]:relative min-[80rem]:w-20 min-[80rem]:shrink-0',
			below: '',
		},
		isOnPhone: { true: '', false: 'max-tablet:hidden' },
	},
});

const listStyles = cva('m-0 flex list-none gap-2 overflow-x-auto overscroll-contain p-1 [scrollbar-width:none]', {
	variants: {
		// Out of the flow, so that many small pictures do not make the gallery higher than its stage.
		at: {
			side: 'min-[80rem]:absolute min-[80rem]:inset-0 min-[80rem]:flex-col min-[80rem]:overflow-x-hidden min-[80rem]:overflow-y-auto',
			below: '',
		},
	},
});

/** Brings an element into the view of its scroller, and leaves the page where it is. */
function reveal(scroller: HTMLElement, element: Element) {
	const outer = scroller.getBoundingClientRect();
	const inner = element.getBoundingClientRect();
	const past = (start: number, end: number, from: number, to: number) =>
		start < from ? start - from : end > to ? end - to : 0;
	scroller.scrollBy({
		left: past(inner.left, inner.right, outer.left, outer.right),
		top: past(inner.top, inner.bottom, outer.top, outer.bottom),
	});
}

/** Small pictures that lead to each item; links to places on the page, so that they lead there without script too. */
export function GalleryThumbnails({
	id,
	label,
	nameOf,
	items,
	current,
	at,
	isOnPhone,
	onShow,
}: GalleryThumbnailsProps) {
	const listRef = useRef<HTMLUListElement>(null);
	useEffect(() => {
		const list = listRef.current;
		const thumbnail = list?.children[current];
		if (list && thumbnail) reveal(list, thumbnail);
	}, [current]);

	const show = (event: MouseEvent, place: number) => {
		event.preventDefault();
		onShow(place);
	};
	// The arrows of the stage work here too, in a column also those along it, and the focus goes with them.
	const keys = {
		onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
			const move = galleryMove(event, getComputedStyle(event.currentTarget).flexDirection === 'column');
			if (!move) return;
			event.preventDefault();
			const next = event.currentTarget.children[onShow(move(current, items.length))];
			next?.querySelector('a')?.focus({ preventScroll: true });
		},
	};
	return (
		<div data-part="gallery-thumbnails" className={boxStyles({ at, isOnPhone })}>
			<ul ref={listRef} {...keys} aria-label={label} className={listStyles({ at })}>
				{items.map((item, place) => (
					<li key={item.id} className="w-18 shrink-0">
						<a
							href={`#${id}-${place}`}
							data-part="gallery-thumbnail"
							aria-label={nameOf(place + 1)}
							aria-current={place === current || undefined}
							onClick={(event) => show(event, place)}
							className={clsx(
								'relative block overflow-clip rounded-control border-2 border-transparent',
								'hover:border-border-strong aria-current:border-accent-text forced-colors:aria-current:border-[Highlight]',
							)}
						>
							<LazyImage
								src={item.src}
								srcSet={item.srcSet}
								sources={item.sources}
								sizes={`${SIDE}px`}
								width={SIDE}
								height={SIDE}
								alt=""
								placeholder={item.placeholder}
								tint={item.tint}
								fit="contain"
							/>
							{item.video !== undefined && (
								<span
									data-part="gallery-video-sign"
									className="absolute inset-0 m-auto grid size-8 place-items-center rounded-full bg-ink text-on-ink forced-colors:border"
								>
									<Glyph icon={playIcon} className="size-4 fill-current" />
								</span>
							)}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}
