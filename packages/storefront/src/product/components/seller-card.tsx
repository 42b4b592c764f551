import type { Product } from '@zaylat/api-client/contract';
import { Card } from '@zaylat/ui/card';
import { BadgeCheck, Store } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The shop that sells a product. */
export function SellerCard({ shop }: { readonly shop: Product['shop'] }) {
	const { t } = useTranslation(['product', 'catalog']);
	return (
		<Card padding="md" className="flex items-center gap-3">
			<Store aria-hidden size={22} className="shrink-0 text-text-muted" />
			<div className="min-w-0">
				<p className="text-sm text-text-muted">{t('soldBy')}</p>
				<p className="flex items-center gap-1 font-semibold">
					<span className="wrap-anywhere">{shop.name}</span>
					{shop.isVerified && (
						<BadgeCheck
							role="img"
							aria-label={t('catalog:card.verified')}
							size={18}
							className="shrink-0 text-positive"
						/>
					)}
				</p>
			</div>
		</Card>
	);
}
