import type { CollectedCoupon } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { TicketPercent } from 'lucide-react';
import { useId } from 'react';
import { QueryProblem } from '../../core/failures/query-problem.tsx';
import { LinkButton } from '../../core/routing/link-button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { COLLECTED } from './queries.ts';
import { WalletTicket } from './wallet-ticket.tsx';

/** Where coupons to collect are: a section of the home page. */
const TO_COLLECT = '/#coupons';

const byEnd = (one: CollectedCoupon, other: CollectedCoupon) => one.endsAt.localeCompare(other.endsAt);

/**
 * The coupons that the shopper has collected: those that can be used, the first to end first, then those that were used or
 * have ended. Texts: area `coupons`.
 */
export function Wallet() {
	const { t } = useTranslation('coupons');
	const { data, error, mutate, isValidating } = useQuery(COLLECTED);
	const items = data?.data.items;
	if (error && items === undefined) {
		return <QueryProblem headingLevel={2} title={t('wallet.failed')} query={{ error, mutate, isValidating }} />;
	}
	if (items === undefined) {
		return (
			<div className="grid gap-3 tablet:grid-cols-2" aria-busy>
				<Skeleton shape="block" className="h-28" />
				<Skeleton shape="block" className="h-28" />
			</div>
		);
	}
	const active = items.filter(({ state }) => state === 'active').toSorted(byEnd);
	const past = items.filter(({ state }) => state !== 'active').toSorted((one, other) => byEnd(other, one));
	if (items.length === 0) {
		return (
			<EmptyState
				headingLevel={2}
				picture={<TicketPercent aria-hidden strokeWidth={1.5} />}
				title={t('wallet.emptyTitle')}
				description={t('wallet.emptyText')}
				actions={<LinkButton to={TO_COLLECT}>{t('wallet.look')}</LinkButton>}
			/>
		);
	}
	return (
		<div className="flex flex-col gap-6">
			<Tickets title={t('wallet.active')} coupons={active} note={t('wallet.how')} />
			<Tickets title={t('wallet.past')} coupons={past} />
			<LinkButton to={TO_COLLECT} variant="secondary" className="self-start">
				{t('wallet.look')}
			</LinkButton>
		</div>
	);
}

interface TicketsProps {
	readonly title: string;
	readonly coupons: readonly CollectedCoupon[];
	/** Said below the title. */
	readonly note?: string;
}

function Tickets({ title, coupons, note }: TicketsProps) {
	const id = useId();
	if (coupons.length === 0) return null;
	return (
		<section aria-labelledby={id} className="flex flex-col gap-3">
			<div>
				<h2 id={id} className="font-semibold text-lg leading-heading">
					{title}
				</h2>
				{note !== undefined && <p className="text-sm text-text-muted leading-body">{note}</p>}
			</div>
			<ul className="grid gap-3 tablet:grid-cols-2">
				{coupons.map((coupon) => (
					<li key={coupon.code} className="min-w-0">
						<WalletTicket coupon={coupon} />
					</li>
				))}
			</ul>
		</section>
	);
}
