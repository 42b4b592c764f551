import type { Picture } from '@zaylat/api-client/contract';
import { LazyImage } from '@zaylat/ui/lazy-image';

/** Props of {@link ShopPicture}. */
export interface ShopPictureProps {
	readonly picture: Picture;
	/** The `sizes` attribute: how wide the picture is shown at which screen. */
	readonly sizes: string;
	/** Set empty when a text beside the picture says the same. */
	readonly alt?: string;
	/** Loads at once, with priority: for pictures of the first screenful. */
	readonly isEager?: boolean;
	/** Leaves the tinted ground out, for a picture on a ground of its own. */
	readonly isBare?: boolean;
	readonly className?: string;
}

const TINTS = [1, 2, 3, 4, 5, 6] as const;

/** A square picture of the shop in the widths that the server offers. */
export function ShopPicture({ picture, sizes, alt = picture.alt, isEager, isBare, className }: ShopPictureProps) {
	const widths = [...picture.widths].sort((one, other) => one - other);
	const middle = widths[Math.floor(widths.length / 2)] ?? 320;
	return (
		<LazyImage
			src={`${picture.path}-${middle}.webp`}
			srcSet={widths.map((width) => `${picture.path}-${width}.webp ${width}w`).join(', ')}
			sizes={sizes}
			width={middle}
			height={middle}
			alt={alt}
			isEager={isEager}
			tint={isBare ? undefined : TINTS.find((tint) => tint === picture.tint)}
			fit="contain"
			className={className}
		/>
	);
}
