import type { Product } from '@zaylat/api-client/contract';
import { formatCompact, formatRating } from '@zaylat/domain/money';
import { Rating } from '@zaylat/ui/rating';
import { usePreferences } from '../../core/context/app-context.ts';
import { NameWords } from '../../core/text/name-words.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { WishlistButton } from '../wishlist/wishlist-button.tsx';
import { ShareButton } from './share-button.tsx';

/** Props of {@link ProductTitle}. */
export interface ProductTitleProps {
	readonly product: Pick<Product, 'id' | 'name' | 'wholeWords' | 'rating' | 'soldCount'>;
	/** With `max-tablet:contents`, what is first around it stands between name and rating on phones. */
	readonly className?: string;
}

/** The name, rating and badges, and where there is space the buttons to save and share. */
export function ProductTitle({ product, className = '' }: ProductTitleProps) {
	const { t } = useTranslation(['product', 'catalog']);
	const { language } = usePreferences();
	const { name, rating, soldCount } = product;
	return (
		<div className={`flex flex-col gap-2 ${className}`}>
			<div className="flex items-start justify-between gap-3 max-tablet:order-first">
				<h1 aria-label={name} className="wrap-anywhere text-pretty font-bold text-lg leading-heading tablet:text-2xl">
					<NameWords name={name} wholeWords={product.wholeWords} />
				</h1>
				<div className="flex shrink-0 gap-2 max-tablet:hidden">
					<ShareButton name={name} />
					<WishlistButton product={product} variant="outline" />
				</div>
			</div>
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted">
				{rating !== null && rating.count > 0 && (
					<a
						href="#reviews"
						className="-my-2 inline-flex min-h-11 items-center rounded-control underline-offset-4 hover:underline"
					>
						<Rating
							form="full"
							value={rating.average}
							valueText={formatRating(rating.average, language)}
							countText={t('ratings', { count: rating.count, number: formatCompact(rating.count, language) })}
							label={`${t('catalog:card.rating', { value: formatRating(rating.average, language) })}, ${t('ratings', { count: rating.count, number: formatCompact(rating.count, language) })}`}
						/>
					</a>
				)}
				{soldCount > 0 && <span>{t('catalog:card.sold', { number: formatCompact(soldCount, language) })}</span>}
			</div>
		</div>
	);
}
