'use client';

import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useMemo, useRef } from 'react';
import { mergeRefs } from '../slot/index.ts';
import { type ImageSource, ImageSources } from './image-sources.tsx';
import { type Schedule, scheduleByTimer, useLazyImage } from './use-lazy-image.ts';

/** Which of the six softly tinted grounds lies behind the picture. */
export type LazyImageTint = 1 | 2 | 3 | 4 | 5 | 6;

/** `cover` fills the box and crops, `contain` shows the whole picture. */
export type LazyImageFit = 'cover' | 'contain';

export interface LazyImageProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'placeholder'> {
	/** Address of the picture. */
	readonly src: string;
	/** Candidates by width, as in HTML's `srcset`. Default none. */
	readonly srcSet?: string | undefined;
	/** The picture in other formats, best first; `src` is for browsers that show none of them. Default none. */
	readonly sources?: readonly ImageSource[] | undefined;
	/** Width at which the picture is shown, as in HTML's `sizes`. Default none. */
	readonly sizes?: string | undefined;
	/** Width of the picture in px; with `height` it gives the box its ratio before anything loads. */
	readonly width: number;
	/** Height of the picture in px. */
	readonly height: number;
	/** What the picture shows, in words; empty when the text beside it says the same. */
	readonly alt: string;
	/** Address of the picture to show instead after a load error. Default: a drawn square. */
	readonly placeholder?: string | undefined;
	/** Loads at once; for pictures that are in view when the page opens. Default false. */
	readonly isEager?: boolean | undefined;
	/** How soon an eager picture is wanted beside other files: `low` for all but what is looked at first. Default `high`. */
	readonly priority?: 'high' | 'low' | undefined;
	/** Ground behind the picture. Default none. */
	readonly tint?: LazyImageTint | undefined;
	/** Default `cover`. */
	readonly fit?: LazyImageFit | undefined;
	/** Timer for the loaded state. Default: the browser's. */
	readonly schedule?: Schedule | undefined;
}

const boxStyles = cva('zl-lazy-image', {
	variants: {
		tint: {
			1: 'bg-tint-1',
			2: 'bg-tint-2',
			3: 'bg-tint-3',
			4: 'bg-tint-4',
			5: 'bg-tint-5',
			6: 'bg-tint-6',
		},
	},
});

const IMAGE_STYLES: Readonly<Record<LazyImageFit, string>> = { cover: 'object-cover', contain: 'object-contain' };

/** A square with a landscape in it, a third of the box, in its middle whatever its ratio. */
function DefaultSquare({ width, height }: { readonly width: number; readonly height: number }) {
	const side = Math.min(width, height) / 3;
	const place = `translate(${(width - side) / 2} ${(height - side) / 2}) scale(${side / 24})`;
	return (
		<g
			data-part="lazy-image-default-placeholder"
			transform={place}
			className="fill-none stroke-text-muted stroke-[1.25]"
		>
			<rect x="2" y="2" width="20" height="20" rx="3" />
			<circle cx="8.5" cy="8.5" r="2" />
			<path d="m22 15-4.5-4.5L6 22" />
		</g>
	);
}

/**
 * A picture in a box that has its final size from the first paint: loads when 30 % of it is in view, fades in, and
 * after a load error shows the named placeholder, else a default square; if that fails nothing further happens.
 *
 * Visitors without JavaScript get the real picture. Source: Specification §4, §8, §9.
 */
export function LazyImage({
	src,
	srcSet,
	sources,
	sizes,
	width,
	height,
	alt,
	placeholder,
	isEager = false,
	priority = 'high',
	tint,
	fit = 'cover',
	schedule = scheduleByTimer,
	ref,
	className,
	...rest
}: LazyImageProps) {
	const boxRef = useRef<HTMLSpanElement>(null);
	const { state, imageRef, handleLoad, handleError } = useLazyImage({ boxRef, src, isEager, schedule });
	const setBox = useMemo(() => mergeRefs(boxRef, ref), [ref]);

	const source = { src, srcSet, sizes, width, height };
	const isReplaced = state === 'placeholder' || state === 'failed';
	const isDrawn = isReplaced && placeholder === undefined;
	const hasImage = state !== 'waiting' && state !== 'failed' && !isDrawn;
	// While there is no picture the box says what it stands for.
	const name = hasImage || alt === '' ? {} : { role: 'img', 'aria-label': alt };
	return (
		<span
			data-part="lazy-image"
			data-state={state}
			data-placeholder={placeholder}
			{...name}
			{...rest}
			ref={setBox}
			className={clsx(boxStyles({ tint }), className)}
		>
			{/* Drawn rather than styled: the ratio then needs no inline style, which a strict content policy refuses. */}
			<svg data-part="lazy-image-box" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
				{isDrawn && <DefaultSquare width={width} height={height} />}
			</svg>
			{hasImage && (
				<ImageSources key={isReplaced ? placeholder : src} sources={isReplaced ? undefined : sources} sizes={sizes}>
					<img
						{...(isReplaced ? { src: placeholder, width, height } : source)}
						alt={alt}
						ref={imageRef}
						data-part="lazy-image-image"
						decoding="async"
						fetchPriority={isEager ? priority : undefined}
						onLoad={handleLoad}
						onError={handleError}
						className={clsx(
							IMAGE_STYLES[fit],
							!isEager && 'transition-opacity duration-slow ease-out motion-reduce:transition-none',
							!isEager && state === 'loading' && 'opacity-0 print:opacity-100',
						)}
					/>
				</ImageSources>
			)}
			{!isEager && (
				<noscript>
					<img src={src} alt={alt} loading="lazy" className={IMAGE_STYLES[fit]} />
				</noscript>
			)}
		</span>
	);
}
