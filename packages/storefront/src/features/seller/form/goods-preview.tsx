import type { Picture, ProductSummary } from '@zaylat/api-client/contract';
import { percentOff } from '@zaylat/domain/flash-sale';
import { filledText } from '@zaylat/domain/goods';
import { CURRENCIES, type CurrencyKey } from '@zaylat/domain/money';
import { langOfText } from '@zaylat/domain/scripts';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { ProductPrice } from '../../../core/price/product-price.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProductCard } from '../../catalog/card/product-card.tsx';
import type { GoodsValues } from './goods-values.ts';

/** Props of {@link GoodsPreview}. */
export interface GoodsPreviewProps {
	readonly values: GoodsValues;
	/** The first picture; undefined while there is none. */
	readonly picture: Picture | undefined;
	readonly currency: CurrencyKey;
	/** Name of the shop. */
	readonly shop: { readonly slug: string; readonly name: string };
}

/** A product as shoppers will see it: its card in lists, and the heading of its page. Texts: areas `editing`, `catalog`. */
export function GoodsPreview({ values, picture, currency, shop }: GoodsPreviewProps) {
	const { t } = useTranslation('editing');
	const { edition } = useAppContext();
	const { language } = usePreferences();
	if (picture === undefined) return <p className="text-sm text-text-muted">{t('preview.noPicture')}</p>;
	const name = filledText(values.name, edition)[language] || t('preview.unnamed');
	const description = filledText(values.description, edition)[language];
	const product = summaryOf({ values, picture, currency, shop, name });
	return (
		<div className="flex flex-col gap-4 tablet:flex-row">
			<figure className="flex flex-col gap-2">
				<figcaption className="text-sm text-text-muted">{t('preview.card')}</figcaption>
				{/* Nothing of it leads anywhere yet. */}
				<div inert className="w-48">
					<ProductCard product={product} sizes="176px" corner={<span />} />
				</div>
			</figure>
			<figure className="flex min-w-0 flex-1 flex-col gap-2">
				<figcaption className="text-sm text-text-muted">{t('preview.page')}</figcaption>
				<div className="flex flex-col gap-3 rounded-card border border-border p-3 tablet:flex-row">
					<div className="w-full overflow-hidden rounded-control tablet:w-44">
						<ShopPicture picture={picture} alt="" sizes="(min-width: 640px) 192px, 90vw" />
					</div>
					<div className="flex min-w-0 flex-1 flex-col gap-2">
						<p lang={langOfText(name)} className="wrap-anywhere font-bold text-lg leading-heading">
							{name}
						</p>
						<ProductPrice
							price={product.price}
							previousPrice={product.previousPrice}
							discountPercent={product.discountPercent}
							size="lg"
						/>
						<p
							lang={langOfText(description)}
							className="wrap-anywhere line-clamp-3 whitespace-pre-line text-sm leading-body empty:hidden"
						>
							{description}
						</p>
					</div>
				</div>
			</figure>
		</div>
	);
}

interface Previewed extends Omit<GoodsPreviewProps, 'picture'> {
	readonly picture: Picture;
	readonly name: string;
}

function summaryOf({ values, picture, currency, shop, name }: Previewed): ProductSummary {
	const digits = CURRENCIES[currency].minorDigits;
	const money = (amount: number) => ({ amount: Math.round(amount * 10 ** digits), currency });
	const priced = values.variants.filter(({ isOffered, price }) => isOffered && (price ?? 0) > 0);
	const [cheapest] = priced.toSorted((one, other) => (one.price ?? 0) - (other.price ?? 0));
	const price = money(cheapest?.price ?? 0);
	const previousPrice = cheapest?.previousPrice ? money(cheapest.previousPrice) : null;
	const hasStock = values.variants.some(({ isOffered, stock }) => isOffered && (stock ?? 0) > 0);
	return {
		...{ id: '0', name, picture, price, previousPrice, rating: null, soldCount: 0, digitalForms: [], group: '' },
		shop: { ...shop, isVerified: false },
		kind: values.kind,
		discountPercent: previousPrice && percentOff(price, previousPrice),
		availability: hasStock ? 'in_stock' : 'out_of_stock',
		minQuantity: values.minQuantity ?? 1,
	};
}
