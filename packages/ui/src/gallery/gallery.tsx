'use client';

import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId, useRef, useState } from 'react';
import { CarouselArrows } from '../carousel/carousel-arrows.tsx';
import { useStrip } from '../carousel/use-strip.ts';
import type { LazyImageFit } from '../lazy-image/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { GalleryItem } from './gallery-item.ts';
import { GalleryStage } from './gallery-stage.tsx';
import { GalleryThumbnails } from './gallery-thumbnails.tsx';

/** The words of a gallery; places and counts arrive as numbers, so that they can be written in the reader's digits. */
export interface GalleryLabels {
	/** Place of what is shown, for screen readers. Default "Picture 2 of 6". */
	readonly position: (place: number, count: number) => string;
	/** The same, shown on the stage. Default "2 / 6". */
	readonly counter: (place: number, count: number) => string;
	/** Name of a small picture. Default "Show picture 2". */
	readonly show: (place: number) => string;
	/** Name of the press on the stage, before what the picture shows. Default "Enlarge". */
	readonly open: string;
	/** Name of the list of small pictures. Default "All pictures". */
	readonly thumbnails: string;
	/** Default "Previous picture". */
	readonly previous: string;
	/** Default "Next picture". */
	readonly next: string;
}

export interface GalleryProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
	/** Names the gallery ("Pictures of Shan tea"). */
	readonly label: string;
	/** Pictures and videos, the most telling first; it loads at once, the others when they come into view. */
	readonly items: readonly GalleryItem[];
	/** Width of the stage at each screen, as in HTML's `sizes`. Default none. */
	readonly sizes?: string | undefined;
	/** Ratio of the stage, the same for all. Default: that of the first picture. */
	readonly ratio?: { readonly width: number; readonly height: number } | undefined;
	/** How pictures fill the stage. Default `contain`. */
	readonly fit?: LazyImageFit | undefined;
	/** What is shown, when the caller keeps that, a variant's picture for example. Default: the gallery keeps it. */
	readonly index?: number | undefined;
	/** What is shown at first. Default 0. */
	readonly defaultIndex?: number | undefined;
	/** Called with what is now shown, whoever moved it there. */
	readonly onIndexChange?: ((index: number) => void) | undefined;
	/** Called when a picture is pressed, to show it large. Default none: pictures are not pressed. */
	readonly onOpen?: ((index: number) => void) | undefined;
	/** Where small pictures stand: from 768 px below, from 1280 px at the `side` or `below`. Default `side`. */
	readonly thumbnailsAt?: 'side' | 'below' | undefined;
	/** Shows the small pictures on phones too, in place of the counter alone. Default false. */
	readonly hasPhoneThumbnails?: boolean | undefined;
	/** What lies over the stage: a discount's badge, a wishlist button; place it by `absolute`. Default none. */
	readonly overlay?: ReactNode | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<GalleryLabels> | undefined;
}

const defaultLabels: GalleryLabels = {
	position: (place, count) => `Picture ${place} of ${count}`,
	counter: (place, count) => `${place} / ${count}`,
	show: (place) => `Show picture ${place}`,
	open: 'Enlarge',
	thumbnails: 'All pictures',
	previous: 'Previous picture',
	next: 'Next picture',
};

const rootStyles = cva('flex min-w-0 flex-col gap-3', {
	variants: { thumbnailsAt: { side: 'min-[80rem]:flex-row-reverse', below: '' } },
});

/**
 * A product's pictures: a stage to swipe, small pictures that lead to each, arrow keys, and a counter.
 *
 * Swiping and small pictures work without script. The stage has its final size from the first paint.
 */
export function Gallery({
	label,
	items,
	sizes,
	ratio,
	fit = 'contain',
	index,
	defaultIndex = 0,
	onIndexChange,
	onOpen,
	thumbnailsAt = 'side',
	hasPhoneThumbnails = false,
	overlay,
	labels,
	className,
	...rest
}: GalleryProps) {
	const words = { ...defaultLabels, ...labels };
	const id = useId();
	const count = items.length;
	const stripRef = useRef<HTMLUListElement>(null);
	const [first] = useState(index ?? defaultIndex);
	const [announcement, setAnnouncement] = useState('');
	const { current, goTo } = useStrip({ stripRef, count, index, defaultIndex, onIndexChange });

	const show = (wanted: number) => {
		const next = Math.max(0, Math.min(count - 1, wanted));
		goTo(next);
		setAnnouncement(words.position(next + 1, count));
		return next;
	};

	return (
		<section data-part="gallery" aria-label={label} {...rest} className={clsx(rootStyles({ thumbnailsAt }), className)}>
			<div data-part="gallery-stage" className="relative min-w-0 flex-1 overflow-clip rounded-card">
				<GalleryStage
					id={id}
					stripRef={stripRef}
					label={label}
					openLabel={words.open}
					items={items}
					sizes={sizes}
					ratio={ratio ?? items[0] ?? { width: 1, height: 1 }}
					fit={fit}
					first={first}
					current={current}
					onShow={show}
					onOpen={onOpen}
				/>
				{overlay}
				{count > 1 && (
					<>
						<CarouselArrows
							labels={words}
							isOverSlides
							isAtStart={current === 0}
							isAtEnd={current === count - 1}
							onPrevious={() => show(current - 1)}
							onNext={() => show(current + 1)}
						/>
						<p
							data-part="gallery-counter"
							className="pointer-events-none absolute end-3 bottom-3 rounded-control bg-ink px-2 py-0.5 text-sm text-on-ink tabular-nums noscript:hidden"
						>
							<VisuallyHidden>{words.position(current + 1, count)}</VisuallyHidden>
							<bdi aria-hidden="true">{words.counter(current + 1, count)}</bdi>
						</p>
					</>
				)}
			</div>
			{count > 1 && (
				<GalleryThumbnails
					id={id}
					label={words.thumbnails}
					nameOf={words.show}
					items={items}
					current={current}
					at={thumbnailsAt}
					isOnPhone={hasPhoneThumbnails}
					onShow={show}
				/>
			)}
			<VisuallyHidden data-part="gallery-announcement" role="status">
				{announcement}
			</VisuallyHidden>
		</section>
	);
}
