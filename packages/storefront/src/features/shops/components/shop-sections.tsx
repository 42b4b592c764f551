import type { ShopSection } from '@zaylat/api-client/contract';
import { formatCount } from '@zaylat/domain/money';
import { breakable } from '@zaylat/domain/scripts';
import { sectionSlug } from '@zaylat/domain/shops';
import { usePreferences } from '../../../core/context/app-context.ts';
import { shopCategoryPath } from '../../../core/paths/shop-path.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';

/** Props of {@link ShopSections}. */
export interface ShopSectionsProps {
	/** Slug of the shop. */
	readonly shop: string;
	readonly sections: readonly ShopSection[];
}

/** The categories that a shop made for itself, with how many products each lists. */
export function ShopSections({ shop, sections }: ShopSectionsProps) {
	const { language } = usePreferences();
	return (
		<ul className="flex flex-wrap gap-2">
			{sections.map(({ id, name, productCount }) => (
				<li key={id} className="max-w-full">
					<ShopLink
						to={shopCategoryPath(shop, [sectionSlug(Number(id))])}
						className="inline-flex min-h-11 items-center gap-2 rounded-full border border-border bg-surface-raised px-4 text-sm hover:border-border-strong"
					>
						<span className="wrap-anywhere min-w-0">{breakable(name[language])}</span>
						<span className="text-text-muted text-xs tabular-nums">{formatCount(productCount, language)}</span>
					</ShopLink>
				</li>
			))}
		</ul>
	);
}
