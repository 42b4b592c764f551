import type { Picture } from '@zaylat/api-client/contract';
import { LazyImage } from '@zaylat/ui/lazy-image';
import { usePreferences } from '../context/app-context.ts';
import { LESS_DATA_WIDTH, pictureSource, tintOf } from './picture-source.ts';

/** Props of {@link ShopPicture}. */
export interface ShopPictureProps {
	readonly picture: Picture;
	/** The `sizes` attribute: how wide the picture is shown at which screen. */
	readonly sizes: string;
	/** Set empty when a text beside the picture says the same. */
	readonly alt?: string;
	/** Loads at once: for pictures of the first screenful. */
	readonly isEager?: boolean;
	/** Of several eager pictures those that are not looked at first are `low`. Default `high`. */
	readonly priority?: 'high' | 'low' | undefined;
	/** Leaves the tinted ground out, for a picture on a ground of its own. */
	readonly isBare?: boolean;
	readonly className?: string;
}

/** A square picture of the shop in the widths that the server offers; smaller ones for visitors who use less data. */
export function ShopPicture({
	picture,
	sizes,
	alt = picture.alt,
	isEager,
	priority,
	isBare,
	className,
}: ShopPictureProps) {
	const { isLessData } = usePreferences();
	return (
		<LazyImage
			{...pictureSource(picture, 'middle', isLessData ? LESS_DATA_WIDTH : undefined)}
			sizes={sizes}
			alt={alt}
			isEager={isEager}
			priority={priority}
			tint={isBare ? undefined : tintOf(picture)}
			fit="contain"
			className={className}
		/>
	);
}
