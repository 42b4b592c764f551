import type { Category, ShopDetail } from '@zaylat/api-client/contract';
import { EmptyState } from '@zaylat/ui/empty-state';
import { LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { Section } from '../../../core/section/section.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CategoryCard } from '../components/category-card.tsx';
import { ShopLayout } from '../components/shop-layout.tsx';
import { ShopSections } from '../components/shop-sections.tsx';

/** All categories that a shop sells in. */
export function ShopCategoriesPage() {
	return <ShopLayout part="category">{(shop) => <Categories shop={shop} />}</ShopLayout>;
}

function Categories({ shop }: { readonly shop: ShopDetail }) {
	const { t } = useTranslation('shops');
	const { categories, digitalCategories, sections, slug, name } = shop;
	if (categories.length + digitalCategories.length === 0) {
		return (
			<EmptyState
				headingLevel={1}
				picture={<LayoutGrid aria-hidden strokeWidth={1.5} />}
				title={t('categories.emptyTitle')}
				description={t('emptyText')}
				actions={<LinkButton to="/search">{t('market')}</LinkButton>}
			/>
		);
	}
	const isMixed = categories.length > 0 && digitalCategories.length > 0;
	return (
		<div className="flex flex-col gap-6">
			<h1 className="font-bold text-xl leading-heading tablet:text-2xl">{t('categories.title', { name })}</h1>
			{sections.length > 0 && (
				<Section title={t('categories.own')}>
					<ShopSections shop={slug} sections={sections} />
				</Section>
			)}
			{isMixed ? (
				<>
					<Section title={t('categories.goods')}>
						<Cards shop={slug} categories={categories} headingLevel={3} />
					</Section>
					<Section title={t('categories.digital')}>
						<Cards shop={slug} categories={digitalCategories} headingLevel={3} />
					</Section>
				</>
			) : (
				<All isTitled={sections.length > 0}>
					<Cards
						shop={slug}
						categories={[...categories, ...digitalCategories]}
						headingLevel={sections.length > 0 ? 3 : 2}
					/>
				</All>
			)}
		</div>
	);
}

/** The categories of the market, with a heading below those of the shop. */
function All({ isTitled, children }: { readonly isTitled: boolean; readonly children: ReactNode }) {
	const { t } = useTranslation('shops');
	return isTitled ? <Section title={t('categories.all')}>{children}</Section> : children;
}

interface CardsProps {
	/** Slug of the shop. */
	readonly shop: string;
	readonly categories: readonly Category[];
	readonly headingLevel: 2 | 3;
}

function Cards({ shop, categories, headingLevel }: CardsProps) {
	return (
		<ul className="grid gap-3 tablet:grid-cols-2 tablet:gap-4 desk:grid-cols-3">
			{categories.map((category) => (
				<li key={category.id}>
					<CategoryCard shop={shop} category={category} headingLevel={headingLevel} />
				</li>
			))}
		</ul>
	);
}
