import { clsx } from 'clsx';
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react';
import { Glyph, pictureIcon } from '../glyph/index.ts';
import { LazyImage, type LazyImageFit } from '../lazy-image/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { GalleryItem } from './gallery-item.ts';
import { galleryMove } from './gallery-keys.ts';

interface Ratio {
	readonly width: number;
	readonly height: number;
}

interface GalleryStageProps {
	readonly id: string;
	readonly stripRef: RefObject<HTMLUListElement | null>;
	readonly label: string;
	readonly openLabel: string;
	readonly items: readonly GalleryItem[];
	readonly sizes: string | undefined;
	readonly ratio: Ratio;
	readonly fit: LazyImageFit;
	/** The picture that is in view when the page opens. */
	readonly first: number;
	readonly current: number;
	readonly onShow: (index: number) => number;
	readonly onOpen: ((index: number) => void) | undefined;
}

/** The box of a stage without a picture of its own; drawn, because a strict content policy refuses an inline ratio. */
function Box({ ratio, children }: { readonly ratio: Ratio; readonly children: ReactNode }) {
	return (
		<div className="relative">
			<svg aria-hidden="true" viewBox={`0 0 ${ratio.width} ${ratio.height}`} className="block h-auto w-full" />
			<div className="absolute inset-0 grid place-items-center">{children}</div>
		</div>
	);
}

/** The pictures in a row to swipe; arrow keys turn it, and the focus goes with them. */
export function GalleryStage({
	id,
	stripRef,
	label,
	openLabel,
	items,
	sizes,
	ratio,
	fit,
	first,
	current,
	onShow,
	onOpen,
}: GalleryStageProps) {
	const handleKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
		const strip = event.currentTarget;
		const isOnPicture = event.target instanceof Element && event.target.matches('[data-part="gallery-open"]');
		// A video's own controls know these keys too.
		if (event.target !== strip && !isOnPicture) return;
		const move = galleryMove(event);
		if (!move) return;
		event.preventDefault();
		const next = strip.children[onShow(move(current, items.length))];
		const heir = next?.querySelector<HTMLElement>('[data-part="gallery-open"]') ?? strip;
		if (isOnPicture) heir.focus({ preventScroll: true });
	};

	const picture = (item: GalleryItem, place: number) => {
		const image = (
			<LazyImage
				src={item.src}
				srcSet={item.srcSet}
				sources={item.sources}
				sizes={sizes}
				width={ratio.width}
				height={ratio.height}
				alt={item.alt}
				placeholder={item.placeholder}
				tint={item.tint}
				fit={fit}
				isEager={place === first}
			/>
		);
		if (!onOpen) return image;
		const props = {
			'data-part': 'gallery-open',
			tabIndex: place === current ? 0 : -1,
			className: 'block w-full cursor-zoom-in! text-start focus-visible:-outline-offset-4',
			children: (
				<>
					<VisuallyHidden>{openLabel} </VisuallyHidden>
					{image}
				</>
			),
		} as const;
		if (item.href === undefined) return <button type="button" {...props} onClick={() => onOpen(place)} />;
		const open = (event: MouseEvent<HTMLAnchorElement>) => {
			// With these keys a link opens in another tab or window.
			if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
			event.preventDefault();
			onOpen(place);
		};
		return <a {...props} href={item.href} aria-haspopup="dialog" onClick={open} />;
	};

	if (items.length === 0) {
		return (
			<Box ratio={ratio}>
				<Glyph icon={pictureIcon} className="size-1/4 stroke-1 text-text-muted" />
			</Box>
		);
	}
	return (
		<ul
			ref={stripRef}
			data-part="gallery-strip"
			aria-label={label}
			tabIndex={items.length > 1 && !onOpen ? 0 : -1}
			onKeyDown={handleKeyDown}
			className={clsx(
				'm-0 flex list-none snap-x snap-mandatory overflow-x-auto overscroll-x-contain p-0',
				'focus-visible:-outline-offset-4',
				'[scrollbar-width:none] motion-safe:scroll-smooth',
			)}
		>
			{items.map((item, place) => (
				<li
					key={item.id}
					id={`${id}-${place}`}
					data-part="gallery-item"
					className="w-full shrink-0 snap-center snap-always"
				>
					{item.video === undefined ? picture(item, place) : <Box ratio={ratio}>{item.video}</Box>}
				</li>
			))}
		</ul>
	);
}
