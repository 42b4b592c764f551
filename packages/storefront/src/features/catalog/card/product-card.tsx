import type { ProductSummary } from '@zaylat/api-client/contract';
import { formatCompact, formatCount, formatDiscount, formatRating } from '@zaylat/domain/money';
import { Badge } from '@zaylat/ui/badge';
import { Card } from '@zaylat/ui/card';
import { Rating } from '@zaylat/ui/rating';
import { Fragment, type ReactNode } from 'react';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { pathOfProduct } from '../../../core/paths/product-path.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { ProductPrice } from '../../../core/price/product-price.tsx';
import { usePrice } from '../../../core/price/use-price.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { NameWords, nameText } from '../../../core/text/name-words.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CompareButton } from '../../comparison/compare-button.tsx';
import { WishlistButton } from '../../wishlist/wishlist-button.tsx';
import { brandAndName } from './brand-and-name.ts';
import { ProductPreview } from './product-preview.tsx';

/** Props of {@link ProductCard}. */
export interface ProductCardProps {
	readonly product: ProductSummary;
	/** The `sizes` attribute of the picture. */
	readonly sizes: string;
	/** Loads the picture at once: for the first screenful. */
	readonly isEager?: boolean;
	/** How soon an eager picture is wanted; see `ShopPicture`. */
	readonly priority?: 'high' | 'low' | undefined;
	/** Leaves fact and marks out, for goods whose price and time are what counts. */
	readonly isShort?: boolean;
	/** Replaces the line of proof (rating and sold count). */
	readonly proof?: ReactNode;
	/** Buttons at its end. */
	readonly actions?: ReactNode;
	/** A button at the upper corner; the heart when left out. */
	readonly corner?: ReactNode;
	readonly headingLevel?: 2 | 3;
}

/** The line of proof, at the bottom of the card. */
const PROOF = 'min-h-[1lh] text-text-muted text-xs';
/** The upper corner of the picture. */
const CORNER = 'absolute end-0.5 top-0.5 z-1';

/**
 * A product as grids show it: picture, brand, name in two lines at most, one fact, marks, price, one line of proof, heart.
 * Price and proof stand at the bottom, so that the prices of a row are level and nothing reserves a second line of
 * the name. The whole card leads to the product; brand and name are its link. Texts: area `catalog`.
 */
export function ProductCard({
	product,
	sizes,
	isEager,
	priority,
	isShort = false,
	proof,
	actions,
	corner,
	headingLevel = 3,
}: ProductCardProps) {
	const { t } = useTranslation('catalog');
	const { brand } = useAppContext();
	const { language } = usePreferences();
	const Heading = headingLevel === 2 ? 'h2' : 'h3';
	const isSoldOut = product.availability === 'out_of_stock';
	return (
		<Card asChild isInteractive padding="none" className="group flex h-full flex-col">
			<article>
				<div className={isSoldOut ? 'opacity-60' : undefined}>
					<ShopPicture picture={product.picture} alt="" sizes={sizes} isEager={isEager} priority={priority} />
				</div>
				<Badges product={product} />
				<div className="flex grow flex-col gap-1 p-3">
					<Heading className="text-wrap text-sm leading-body">
						<ShopLink
							to={pathOfProduct(product, brand)}
							aria-label={labelOf(product)}
							preview={<ProductPreview product={product} sizes={sizes} />}
							data-card-link=""
							className="group-hover:text-accent-text"
						>
							<Name product={product} />
						</ShopLink>
					</Heading>
					{!isShort && (
						<>
							<Fact product={product} />
							<Marks product={product} />
						</>
					)}
					<div className="mt-auto flex flex-col gap-1">
						<ProductPrice price={product.price} previousPrice={product.previousPrice} />
						{product.minQuantity > 1 && (
							<p className="text-text-muted text-xs">
								{t('card.least', { number: formatCount(product.minQuantity, language) })}
							</p>
						)}
						{proof ? <div className={PROOF}>{proof}</div> : <Proof product={product} />}
						{actions && <div className="relative z-1 mt-1">{actions}</div>}
					</div>
				</div>
				{corner ? (
					<div className={CORNER}>{corner}</div>
				) : (
					<WishlistButton product={product} variant="quiet" className={CORNER} />
				)}
				<CompareButton product={product} />
			</article>
		</Card>
	);
}

/** What {@link Name} shows, as one text. */
function labelOf(product: ProductSummary): string {
	const { brand, name } = brandAndName(product);
	const text = nameText({ ...product, from: product.name.length - name.length, isNarrow: true });
	return brand === undefined ? text : `${brand} ${text}`;
}

/** The brand on a line of its own, and the name. */
function Name({ product }: Pick<ProductCardProps, 'product'>) {
	const { brand, name } = brandAndName(product);
	return (
		<>
			{brand !== undefined && (
				<>
					<b className="block truncate text-xs">{brand}</b>{' '}
				</>
			)}
			<span className="line-clamp-2">
				<NameWords {...product} from={product.name.length - name.length} isNarrow />
			</span>
		</>
	);
}

/** What tells products of its kind apart in a word: forms of digital goods, else the unit price and the origin. */
function Fact({ product: { digitalForms, unitPrice, origin } }: Pick<ProductCardProps, 'product'>) {
	const { t } = useTranslation('catalog');
	const show = usePrice();
	const facts = [
		...digitalForms.map((form) => t(`form.${form}`)),
		unitPrice && t(`per.${unitPrice.per}`, { price: show(unitPrice.price).text }),
		origin,
	].filter((fact) => fact !== undefined);
	return facts.length > 0 && <p className="text-text-muted text-xs">{facts.join(' · ')}</p>;
}

/** How many marks a card has at the most. */
const MOST_MARKS = 2;

/**
 * What speaks for the offer: free delivery within the country of the shop alone, what a coupon of the shop takes off, and
 * whether the shop is official. Jade, but the coupon in the colour of what is to do.
 */
function Marks({ product: { isSentFree, couponOff, shop, kind } }: Pick<ProductCardProps, 'product'>) {
	const { t } = useTranslation('catalog');
	const { edition } = useAppContext();
	const { deliveryCountry } = usePreferences();
	const show = usePrice();
	const marks = [
		isSentFree === true && deliveryCountry === edition && { text: t('card.freeDelivery') },
		couponOff && { text: t('card.coupon', { amount: show(couponOff).text }), className: 'text-accent-text' },
		shop.isVerified && kind === 'goods' && { text: t('card.official') },
	]
		.filter((mark) => mark !== false && mark !== undefined)
		.slice(0, MOST_MARKS);
	return (
		marks.length > 0 && (
			<p className="text-positive text-xs">
				{marks.map(({ text, className }, place) => (
					<Fragment key={text}>
						{place > 0 && ' · '}
						<span className={className}>{text}</span>
					</Fragment>
				))}
			</p>
		)
	);
}

/** The discount and what is left, on the picture. */
function Badges({ product: { discountPercent, availability } }: Pick<ProductCardProps, 'product'>) {
	const { t } = useTranslation('catalog');
	const { language } = usePreferences();
	if (discountPercent === null && availability === 'in_stock') return null;
	return (
		<div className="pointer-events-none absolute start-2 top-2 flex max-w-[calc(100%-4rem)] flex-col items-start gap-1">
			{discountPercent !== null && (
				<Badge tone="sale" size="sm">
					{formatDiscount(discountPercent, language)}
				</Badge>
			)}
			{availability === 'out_of_stock' && <Badge tone="neutral">{t('card.soldOut')}</Badge>}
			{availability === 'pre_order' && <Badge tone="info">{t('card.preOrder')}</Badge>}
			{availability === 'low_stock' && <Badge tone="warning">{t('card.lowStock')}</Badge>}
		</div>
	);
}

function Proof({ product: { rating, soldCount } }: Pick<ProductCardProps, 'product'>) {
	const { t } = useTranslation('catalog');
	const { language } = usePreferences();
	const value = rating === null ? '' : formatRating(rating.average, language);
	return (
		<div className={`${PROOF} flex flex-wrap items-center gap-x-2`}>
			{rating !== null && (
				<Rating value={rating.average} valueText={value} label={t('card.rating', { value })} size="sm" />
			)}
			{soldCount > 0 && <span>{t('card.sold', { number: formatCompact(soldCount, language) })}</span>}
		</div>
	);
}
