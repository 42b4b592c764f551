import type { ShopDetail } from '@zaylat/api-client/contract';
import { TabLink, TabLinks } from '@zaylat/ui/tabs';
import { type ShopPart, shopPath } from '../../../core/paths/shop-path.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link ShopTabs}. */
export interface ShopTabsProps {
	readonly shop: ShopDetail;
	readonly part: ShopPart | undefined;
}

/** The way between a shop's pages; that of the flash sale only while there is one, or one looks at it. */
export function ShopTabs({ shop, part }: ShopTabsProps) {
	const { t } = useTranslation('shops');
	const tabs = [
		{ to: undefined, text: t('tabs.products'), isShown: true },
		{ to: 'category', text: t('tabs.categories'), isShown: true },
		{ to: 'flashSalePage', text: t('tabs.flashSale'), isShown: shop.hasFlashSale || part === 'flashSalePage' },
		{ to: 'about', text: t('tabs.about'), isShown: true },
	] as const;
	return (
		<TabLinks label={t('pages', { name: shop.name })}>
			{tabs
				.filter(({ isShown }) => isShown)
				.map(({ to, text }) => (
					<TabLink key={to ?? ''} asChild isCurrent={to === part}>
						<ShopLink to={shopPath(shop.slug, to)}>{text}</ShopLink>
					</TabLink>
				))}
		</TabLinks>
	);
}
