import type { Picture } from '@zaylat/api-client/contract';
import { ShopPicture } from './shop-picture.tsx';

const LOOKS = {
	/** An offer, as wide as the page and 240 px high. */
	wide: {
		box: 'end-2 bottom-0 w-[40%] tablet:end-4 desk:w-[44%]',
		/** A scene of several things leaves much of its square empty: the banner shows its middle. */
		alone: 'end-0 top-1/2 w-[48%] max-w-112 -translate-y-1/2',
		main: { sizes: '(min-width: 1024px) 420px, (min-width: 768px) 240px, 48vw', className: 'tablet:w-[62%]' },
		sizes: '200px',
		left: 'w-[38%]',
		right: 'w-[40%]',
	},
	/** The head of a page. */
	head: {
		box: 'end-3 bottom-3 w-[36%] max-w-100 tablet:end-8 tablet:bottom-4',
		alone: 'end-3 bottom-3 w-[30%] max-w-60 tablet:end-8 tablet:bottom-4',
		main: { sizes: '(min-width: 768px) 240px, 36vw', className: 'tablet:w-[60%]' },
		sizes: '140px',
		left: 'w-[36%]',
		right: 'w-[36%]',
	},
} as const;

/** Props of {@link BannerPictures}. */
export interface BannerPicturesProps {
	/** The main one, and those to its left and right, which phones do not show. */
	readonly pictures: readonly Picture[];
	readonly look: keyof typeof LOOKS;
}

/** The pictures beside the text of a banner, which is positioned. */
export function BannerPictures({ pictures, look }: BannerPicturesProps) {
	const [main, left, right] = pictures;
	const { box, alone, sizes, ...classes } = LOOKS[look];
	const isAlone = pictures.length === 1;
	const isDecoration = pictures.every(({ alt }) => alt === '');
	return (
		<div
			aria-hidden={isDecoration || undefined}
			className={`pointer-events-none absolute flex items-end justify-end ${isAlone ? alone : box}`}
		>
			{left && (
				<ShopPicture
					picture={left}
					alt=""
					isBare
					sizes={sizes}
					className={`me-[-7%] hidden tablet:block ${classes.left}`}
				/>
			)}
			{main && (
				<ShopPicture
					picture={main}
					isBare
					isEager
					sizes={classes.main.sizes}
					className={isAlone ? 'w-full' : `w-full ${classes.main.className}`}
				/>
			)}
			{right && (
				<ShopPicture
					picture={right}
					alt=""
					isBare
					sizes={sizes}
					className={`ms-[-7%] hidden tablet:block ${classes.right}`}
				/>
			)}
		</div>
	);
}
