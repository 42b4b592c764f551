import { ChevronLeft } from 'lucide-react';
import { useAppContext } from '../../../core/context/app-context.ts';
import { digitalDetailPath, digitalHomePath } from '../../../core/paths/digital-path.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link DetailTabs}. */
export interface DetailTabsProps {
	/** Id of the product. */
	readonly id: string;
	readonly current: 'overview' | 'about';
}

const TAB =
	'-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent px-3 text-sm text-text-muted hover:text-text aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-text';

/**
 * The two pages of a digital product on its own; on phones, where the app shell has no navigation row, the link into
 * the digital area too (layout digitaldetail).
 */
export function DetailTabs({ id, current }: DetailTabsProps) {
	const { t } = useTranslation('digital');
	const { brand } = useAppContext();
	const tabs = [
		{ key: 'overview', to: digitalDetailPath(id), text: t('product.overview') },
		{ key: 'about', to: digitalDetailPath(id, 'about'), text: t('product.aboutTab') },
	] as const;
	return (
		<nav
			aria-label={t('nav.product')}
			className="flex flex-wrap items-center justify-between gap-x-6 border-border border-b"
		>
			<ul className="flex">
				{tabs.map(({ key, to, text }) => (
					<li key={key}>
						<ShopLink to={to} aria-current={key === current ? 'page' : undefined} className={TAB}>
							{text}
						</ShopLink>
					</li>
				))}
			</ul>
			<ShopLink
				to={digitalHomePath(brand)}
				className="inline-flex min-h-11 items-center gap-1 rounded-control px-2 text-sm text-text-muted hover:text-accent-text tablet:hidden"
			>
				<ChevronLeft aria-hidden size={16} />
				{t('home.title')}
			</ShopLink>
		</nav>
	);
}
