import { useQuery } from '@zaylat/api-client/swr';
import { Card } from '@zaylat/ui/card';
import { ChevronRight, Coins, type LucideIcon, TicketPercent } from 'lucide-react';
import { useSession } from '../../../core/context/app-context.ts';
import { usePrice } from '../../../core/price/use-price.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { COUPONS_PATH } from '../../coupons/coupons-path.ts';
import { COLLECTED } from '../../coupons/queries.ts';
import { POINTS_PATH } from '../points-path.ts';
import { POINTS } from '../queries.ts';

/** What the shopper can pay with besides money: points, which guests have none of, and collected coupons. */
export function FiguresCard() {
	const { t } = useTranslation('account');
	const price = usePrice();
	const user = useSession().data?.user;
	const balance = useQuery(user?.kind === 'registered' ? POINTS : null).data?.data;
	const coupons = useQuery(user ? COLLECTED : null).data?.data.items;
	const usable = coupons?.filter(({ state }) => state === 'active').length;
	return (
		<Card asChild padding="none">
			<ul aria-label={t('figures.label')} className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))]">
				{user?.kind !== 'guest' && (
					<Figure
						to={POINTS_PATH}
						icon={Coins}
						name={t('links.points')}
						value={balance && t('points.balance', { count: balance.balance })}
						note={balance && balance.balance > 0 ? t('figures.worth', { amount: price(balance.worth).text }) : ''}
					/>
				)}
				<Figure
					to={COUPONS_PATH}
					icon={TicketPercent}
					name={t('coupons.title')}
					value={usable === undefined ? undefined : t('figures.coupons', { count: usable })}
					note={usable === 0 ? t('figures.collect') : ''}
				/>
			</ul>
		</Card>
	);
}

interface FigureProps {
	readonly to: string;
	readonly icon: LucideIcon;
	readonly name: string;
	/** Undefined while it is not known. */
	readonly value: string | undefined;
	/** Its line is there before it is known, so that what is below stays where it is. */
	readonly note: string;
}

function Figure({ to, icon: Icon, name, value, note }: FigureProps) {
	return (
		<li className="min-w-0 border-border not-first:border-s">
			<ShopLink
				to={to}
				className="flex h-full min-h-20 items-center gap-3 px-4 py-3 hover:bg-surface-sunken hover:text-accent-text"
			>
				<Icon aria-hidden size={26} strokeWidth={1.75} className="shrink-0 text-accent-text" />
				<span className="min-w-0 flex-1">
					<span className="block text-sm text-text-muted">{name}</span>
					<span className="wrap-anywhere block min-h-[1lh] font-bold leading-heading" aria-busy={value === undefined}>
						{value}
					</span>
					<span className="wrap-anywhere block min-h-[1lh] text-text-muted text-xs">{note}</span>
				</span>
				<ChevronRight aria-hidden size={16} className="shrink-0 text-text-muted max-tablet:hidden" />
			</ShopLink>
		</li>
	);
}
