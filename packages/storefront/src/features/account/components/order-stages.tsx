import type { OrderStage } from '@zaylat/domain/orders';
import { Card } from '@zaylat/ui/card';
import { ChevronRight, type LucideIcon, Package, PackageCheck, Truck, Wallet } from 'lucide-react';
import { useId } from 'react';
import { ordersPath } from '../../../core/paths/order-path.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

const STAGES = [
	['to_pay', Wallet],
	['preparing', Package],
	['on_the_way', Truck],
	['delivered', PackageCheck],
] as const satisfies readonly (readonly [OrderStage, LucideIcon])[];

/** The ways to the shopper's orders by where they stand: what people open their account for. */
export function OrderStages() {
	const { t } = useTranslation('account');
	const id = useId();
	return (
		<Card asChild padding="md">
			<section aria-labelledby={id} className="flex flex-col gap-2">
				<div className="flex items-center justify-between gap-3">
					<h2 id={id} className="font-bold text-base">
						{t('links.orders')}
					</h2>
					<ShopLink
						to={ordersPath()}
						className="-my-2 -me-2 inline-flex min-h-11 items-center gap-1 rounded-control px-2 text-sm text-text-muted hover:text-accent-text"
					>
						{t('stages.all')}
						<ChevronRight aria-hidden size={16} className="shrink-0" />
					</ShopLink>
				</div>
				<ul className="grid grid-cols-[repeat(auto-fill,minmax(max(3.5rem,20%),1fr))] gap-1">
					{STAGES.map(([stage, Icon]) => (
						<li key={stage} className="min-w-0">
							<ShopLink
								to={ordersPath(stage)}
								className="flex min-h-16 flex-col items-center gap-1.5 rounded-control px-0.5 py-2 text-center text-xs hover:bg-surface-sunken hover:text-accent-text"
							>
								<Icon aria-hidden size={24} strokeWidth={1.75} className="shrink-0 text-accent-text" />
								{t(`stages.${stage}`)}
							</ShopLink>
						</li>
					))}
				</ul>
			</section>
		</Card>
	);
}
