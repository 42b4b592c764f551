import { useState } from 'react';
import { Glyph, pictureIcon } from '../glyph/index.ts';
import { ImageSources } from '../lazy-image/index.ts';
import type { LightboxPicture } from './lightbox-props.ts';

interface StagePictureProps {
	readonly picture: LightboxPicture;
	/** Not in view soon, so it may wait. */
	readonly isFar: boolean;
}

const SIZES = '100vw';

/**
 * A picture as large as the stage, and the one that the page has loaded until it is there; where it does not come, an icon
 * and what it would show.
 */
export function StagePicture({
	picture: { src, srcSet, sources, preview, width, height, alt },
	isFar,
}: StagePictureProps) {
	const [isMissing, setIsMissing] = useState(false);
	const [isLoaded, setIsLoaded] = useState(false);
	if (isMissing)
		return (
			<span
				data-part="lightbox-missing"
				role="img"
				aria-label={alt}
				className="grid size-full place-content-center justify-items-center gap-2 px-6 text-center text-sm text-text-muted"
			>
				<Glyph icon={pictureIcon} className="size-8" />
				<span aria-hidden="true">{alt}</span>
			</span>
		);
	const large = (
		<ImageSources sources={sources} sizes={SIZES}>
			<img
				data-part="lightbox-picture"
				src={src}
				srcSet={srcSet}
				sizes={SIZES}
				width={width}
				height={height}
				alt={alt}
				draggable={false}
				decoding="async"
				loading={isFar ? 'lazy' : 'eager'}
				onLoad={() => setIsLoaded(true)}
				onError={() => setIsMissing(true)}
				className="relative size-full max-w-none object-contain text-center text-sm text-text-muted select-none"
			/>
		</ImageSources>
	);
	return (
		<>
			{preview !== undefined && !isLoaded && (
				<img
					data-part="lightbox-preview"
					src={preview}
					alt=""
					draggable={false}
					className="absolute inset-0 size-full max-w-none object-contain select-none"
				/>
			)}
			{large}
		</>
	);
}
