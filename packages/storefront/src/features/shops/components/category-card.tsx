import type { Category } from '@zaylat/api-client/contract';
import { formatCount } from '@zaylat/domain/money';
import { Card } from '@zaylat/ui/card';
import { usePreferences } from '../../../core/context/app-context.ts';
import { shopCategoryPath } from '../../../core/paths/shop-path.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';

/** Props of {@link CategoryCard}. */
export interface CategoryCardProps {
	/** Slug of the shop. */
	readonly shop: string;
	readonly category: Category;
	readonly headingLevel: 2 | 3;
}

/** A category of a shop with the ones below it and how many products each holds. */
export function CategoryCard({ shop, category, headingLevel }: CategoryCardProps) {
	const { language } = usePreferences();
	const Heading = headingLevel === 2 ? 'h2' : 'h3';
	return (
		<Card padding="md" className="flex h-full flex-col gap-2">
			<ShopLink
				to={shopCategoryPath(shop, [category.slug])}
				className="flex min-h-11 items-center gap-3 rounded-control font-semibold text-lg hover:text-accent-text"
			>
				<ShopPicture
					picture={category.picture}
					alt=""
					sizes="56px"
					className="size-14 shrink-0 overflow-hidden rounded-full"
				/>
				<Heading className="min-w-0 grow">{category.name[language]}</Heading>
				<Count count={category.productCount} />
			</ShopLink>
			<ul className="flex flex-col">
				{category.children.map((child) => (
					<li key={child.id}>
						<ShopLink
							to={shopCategoryPath(shop, [category.slug, child.slug])}
							className="flex min-h-11 items-center justify-between gap-2 rounded-control font-semibold text-sm hover:text-accent-text"
						>
							{child.name[language]}
							<Count count={child.productCount} />
						</ShopLink>
						<ul className="flex flex-wrap gap-x-4">
							{child.children.map((last) => (
								<li key={last.id}>
									<ShopLink
										to={shopCategoryPath(shop, [category.slug, child.slug, last.slug])}
										className="inline-flex min-h-11 items-center rounded-control text-sm text-text-muted hover:text-accent-text tablet:min-h-8"
									>
										{last.name[language]}
									</ShopLink>
								</li>
							))}
						</ul>
					</li>
				))}
			</ul>
		</Card>
	);
}

function Count({ count }: { readonly count: number }) {
	const { language } = usePreferences();
	return <span className="font-normal text-text-muted text-xs tabular-nums">{formatCount(count, language)}</span>;
}
