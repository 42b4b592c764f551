import type { ShopDetail } from '@zaylat/api-client/contract';
import { buttonStyles } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { PackageOpen, SearchX } from 'lucide-react';
import { useLocation } from 'react-router';
import { Later } from '../app/later.tsx';
import { ShopLink } from '../app/shop-link.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { Section } from '../shared/section/section.tsx';
import { shopPath } from '../shared/shop-path/shop-path.ts';
import { DigitalStrip } from './components/digital-strip.tsx';
import { Newest } from './components/newest.tsx';
import { ShopFrame } from './components/shop-frame.tsx';
import { ShopListing } from './components/shop-listing.tsx';
import { SHOP_PARTS } from './shop-parts.ts';
import { mainKind } from './shop-scope.ts';
import { shopSearchText } from './shop-search-path.ts';

const SALE_PLACE = <Skeleton shape="block" className="h-96 w-full" />;

/** A shop's first page: its coupons, flash sale, newest goods and all its products; or what a search in it finds. */
export function ShopPage() {
	const text = shopSearchText(new URLSearchParams(useLocation().search));
	return (
		<ShopFrame isNamedByShop={text === undefined}>
			{(shop) => (text === undefined ? <Window shop={shop} /> : <SearchResults shop={shop} text={text} />)}
		</ShopFrame>
	);
}

function Window({ shop }: { readonly shop: ShopDetail }) {
	const { t } = useTranslation('shops');
	const kind = mainKind(shop);
	return (
		<>
			<Later part={SHOP_PARTS.coupons} />
			{shop.hasFlashSale && <Later part={SHOP_PARTS.sale} fallback={SALE_PLACE} />}
			{kind === 'goods' && <Newest shop={shop.slug} />}
			{kind === 'goods' && shop.digitalCategories.length > 0 && <DigitalStrip shop={shop} />}
			<Section title={t('allProducts')}>
				<ShopListing
					shop={shop}
					kind={kind}
					empty={
						<EmptyState
							headingLevel={3}
							picture={<PackageOpen aria-hidden strokeWidth={1.5} />}
							title={t('emptyTitle')}
							description={t('emptyText')}
							actions={
								<ShopLink to="/search" className={buttonStyles({ variant: 'secondary' })}>
									{t('market')}
								</ShopLink>
							}
						/>
					}
				/>
			</Section>
		</>
	);
}

function SearchResults({ shop, text }: { readonly shop: ShopDetail; readonly text: string }) {
	const { t } = useTranslation('shops');
	return (
		<div className="flex flex-col gap-4">
			<h1 className="wrap-anywhere text-balance font-bold text-xl leading-heading tablet:text-2xl">
				{t('search.results', { text, name: shop.name })}
			</h1>
			<ShopListing
				shop={shop}
				kind={mainKind(shop)}
				search={text}
				empty={
					<EmptyState
						picture={<SearchX aria-hidden strokeWidth={1.5} />}
						title={<span className="wrap-anywhere">{t('search.emptyTitle', { text })}</span>}
						description={t('search.emptyText')}
						actions={
							<>
								<ShopLink to={shopPath(shop.slug)} className={buttonStyles({ variant: 'primary' })}>
									{t('search.all')}
								</ShopLink>
								<ShopLink
									to={`/search-results?${new URLSearchParams({ search: text })}`}
									className={buttonStyles({ variant: 'secondary' })}
								>
									{t('search.whole')}
								</ShopLink>
							</>
						}
					/>
				}
			/>
		</div>
	);
}
