import type { ShopDetail, ShopSection } from '@zaylat/api-client/contract';
import { formatCount } from '@zaylat/domain/money';
import { EmptyState } from '@zaylat/ui/empty-state';
import { PackageOpen } from 'lucide-react';
import { useParams } from 'react-router';
import { usePreferences } from '../../../core/context/app-context.ts';
import { shopCategoryPath, shopPath } from '../../../core/paths/shop-path.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { Trail } from '../../../core/section/trail.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ShopLayout } from '../components/shop-layout.tsx';
import { ShopListing } from '../components/shop-listing.tsx';
import { findShopCategory, findShopSection, type ShopCategory, shopCategorySlug } from '../shop-categories.ts';

/** What a shop sells in one category. */
export function ShopCategoryPage() {
	const slug = shopCategorySlug(useParams());
	return (
		<ShopLayout part="category">
			{(shop) => {
				const section = findShopSection(shop, slug);
				if (section) return <FoundSection shop={shop} slug={slug} section={section} />;
				const found = findShopCategory(shop, slug);
				return found ? <Found shop={shop} slug={slug} found={found} /> : <Nothing shop={shop} />;
			}}
		</ShopLayout>
	);
}

interface FoundProps {
	readonly shop: ShopDetail;
	readonly slug: string;
	readonly found: ShopCategory;
}

function Found({ shop, slug, found }: FoundProps) {
	const { t } = useTranslation('shops');
	const { language } = usePreferences();
	const slugs = found.path.map((category) => category.slug);
	const name = found.path.at(-1)?.name[language] ?? '';
	const steps = found.path.map((category, place) => ({
		name: category.name[language],
		to: shopCategoryPath(shop.slug, slugs.slice(0, place + 1)),
	}));
	return (
		<div className="flex flex-col gap-4">
			<div className="flex flex-col gap-1">
				<Trail
					label={t('trail')}
					steps={[{ name: t('tabs.categories'), to: shopPath(shop.slug, 'category') }, ...steps]}
				/>
				<h1 className="font-bold text-xl leading-heading tablet:text-2xl">
					{t('category.title', { category: name, name: shop.name })}
				</h1>
			</div>
			{found.children.length > 0 && (
				<nav aria-label={t('category.inside', { name })}>
					<ul className="flex flex-wrap gap-2">
						{found.children.map((child) => (
							<li key={child.id}>
								<ShopLink
									to={shopCategoryPath(shop.slug, [...slugs, child.slug])}
									className="inline-flex min-h-11 items-center gap-2 rounded-full border border-border bg-surface-raised px-4 text-sm hover:border-border-strong"
								>
									{child.name[language]}
									<span className="text-text-muted text-xs tabular-nums">
										{formatCount(child.productCount, language)}
									</span>
								</ShopLink>
							</li>
						))}
					</ul>
				</nav>
			)}
			<ShopListing shop={shop} kind={found.kind} category={slug} empty={<Nothing shop={shop} headingLevel={2} />} />
		</div>
	);
}

interface FoundSectionProps {
	readonly shop: ShopDetail;
	readonly slug: string;
	readonly section: ShopSection;
}

/** What a shop lists in a category that it made for itself. */
function FoundSection({ shop, slug, section }: FoundSectionProps) {
	const { t } = useTranslation('shops');
	const { language } = usePreferences();
	const name = section.name[language];
	return (
		<div className="flex flex-col gap-4">
			<div className="flex flex-col gap-1">
				<Trail
					label={t('trail')}
					steps={[
						{ name: t('tabs.categories'), to: shopPath(shop.slug, 'category') },
						{ name, to: shopCategoryPath(shop.slug, [slug]) },
					]}
				/>
				<h1 className="wrap-anywhere font-bold text-xl leading-heading tablet:text-2xl">
					{t('category.title', { category: name, name: shop.name })}
				</h1>
			</div>
			<ShopListing shop={shop} kind={section.kind} category={slug} empty={<Nothing shop={shop} headingLevel={2} />} />
		</div>
	);
}

function Nothing({ shop, headingLevel = 1 }: { readonly shop: ShopDetail; readonly headingLevel?: 1 | 2 }) {
	const { t } = useTranslation('shops');
	return (
		<EmptyState
			headingLevel={headingLevel}
			picture={<PackageOpen aria-hidden strokeWidth={1.5} />}
			title={t('category.goneTitle')}
			description={t('category.goneText')}
			actions={<LinkButton to={shopPath(shop.slug, 'category')}>{t('category.all')}</LinkButton>}
		/>
	);
}
