import type { Product } from '@zaylat/api-client/contract';
import { formatCount, formatDiscount } from '@zaylat/domain/money';
import { Badge } from '@zaylat/ui/badge';
import { type MouseEvent, useId, useRef, useState } from 'react';
import { usePreferences } from '../../app/shop.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ShopPicture } from '../../shared/picture/shop-picture.tsx';
import { WishlistButton } from '../../shared/product-card/wishlist-button.tsx';

/** Props of {@link Gallery}. */
export interface GalleryProps {
	readonly product: Pick<Product, 'id' | 'name' | 'pictures' | 'discountPercent'>;
}

/** A product's pictures in a row to swipe, and small ones that lead to each; both work without script. */
export function Gallery({ product }: GalleryProps) {
	const { t } = useTranslation('product');
	const { language } = usePreferences();
	const id = useId();
	const strip = useRef<HTMLUListElement>(null);
	const [shown, setShown] = useState(0);
	const { pictures } = product;
	const total = formatCount(pictures.length, language);

	function follow() {
		const list = strip.current;
		if (list) setShown(Math.round(Math.abs(list.scrollLeft) / Math.max(1, list.clientWidth)));
	}

	function show(event: MouseEvent, place: number) {
		event.preventDefault();
		const list = strip.current;
		list?.scrollTo({ left: place * list.clientWidth });
		setShown(place);
	}

	return (
		<div className="flex flex-col gap-3">
			<div className="relative max-tablet:-mx-4 max-tablet:-mt-4">
				<ul
					ref={strip}
					onScroll={follow}
					tabIndex={pictures.length > 1 ? 0 : undefined}
					aria-label={t('gallery.label', { name: product.name })}
					className="flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] motion-safe:scroll-smooth tablet:rounded-card"
				>
					{pictures.map((picture, place) => (
						<li key={picture.path} id={`${id}-${place}`} className="w-full shrink-0 snap-center">
							<ShopPicture
								picture={picture}
								alt={picture.alt || product.name}
								isEager={place === 0}
								sizes="(min-width: 1440px) 540px, (min-width: 768px) 45vw, 100vw"
							/>
						</li>
					))}
				</ul>
				{product.discountPercent !== null && (
					<Badge tone="sale" size="md" className="pointer-events-none absolute start-3 top-3">
						{formatDiscount(product.discountPercent, language)}
					</Badge>
				)}
				<WishlistButton product={product} className="absolute end-3 top-3 tablet:hidden" />
				{pictures.length > 1 && (
					<p className="pointer-events-none absolute end-3 bottom-3 rounded-control bg-ink px-2 py-0.5 text-on-ink text-sm tabular-nums noscript:hidden">
						<span className="sr-only">{t('gallery.counter', { number: formatCount(shown + 1, language), total })}</span>
						<span aria-hidden>
							{formatCount(shown + 1, language)} / {total}
						</span>
					</p>
				)}
			</div>
			{pictures.length > 1 && (
				<ol className="flex gap-2 overflow-x-auto p-1 max-tablet:hidden">
					{pictures.map((picture, place) => (
						<li key={picture.path} className="w-18 shrink-0">
							<a
								href={`#${id}-${place}`}
								onClick={(event) => show(event, place)}
								aria-label={t('gallery.show', { number: formatCount(place + 1, language) })}
								aria-current={place === shown ? 'true' : undefined}
								className="block overflow-hidden rounded-control border-2 border-transparent aria-current:border-accent-text"
							>
								<ShopPicture picture={picture} alt="" sizes="72px" isEager />
							</a>
						</li>
					))}
				</ol>
			)}
		</div>
	);
}
