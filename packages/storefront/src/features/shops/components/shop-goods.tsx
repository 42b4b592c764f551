import type { ShopDetail } from '@zaylat/api-client/contract';
import { EmptyState } from '@zaylat/ui/empty-state';
import { PackageOpen, SearchX } from 'lucide-react';
import { shopPath } from '../../../core/paths/shop-path.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { Section } from '../../../core/section/section.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { mainKind } from '../shop-scope.ts';
import { DigitalStrip } from './digital-strip.tsx';
import { Newest } from './newest.tsx';
import { ShopListing } from './shop-listing.tsx';

/** Props of {@link ShopGoods}. */
export interface ShopGoodsProps {
	readonly shop: ShopDetail;
	/** Text that is searched for in the shop. */
	readonly text: string | undefined;
}

/** The goods of a shop: the newest and all of them, or the results of a search in it. */
export function ShopGoods({ shop, text }: ShopGoodsProps) {
	return text === undefined ? <AllGoods shop={shop} /> : <FoundGoods shop={shop} text={text} />;
}

function AllGoods({ shop }: { readonly shop: ShopDetail }) {
	const { t } = useTranslation('shops');
	const kind = mainKind(shop);
	return (
		<>
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
								<LinkButton to="/search" variant="secondary">
									{t('market')}
								</LinkButton>
							}
						/>
					}
				/>
			</Section>
		</>
	);
}

function FoundGoods({ shop, text }: { readonly shop: ShopDetail; readonly text: string }) {
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
								<LinkButton to={shopPath(shop.slug)}>{t('search.all')}</LinkButton>
								<LinkButton to={`/search-results?${new URLSearchParams({ search: text })}`} variant="secondary">
									{t('search.whole')}
								</LinkButton>
							</>
						}
					/>
				}
			/>
		</div>
	);
}
