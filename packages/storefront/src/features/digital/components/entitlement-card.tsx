import type { HeldEntitlement } from '@zaylat/api-client/contract';
import { formatDate } from '@zaylat/domain/dates';
import { planSpan } from '@zaylat/domain/digital';
import { EDITIONS } from '@zaylat/domain/editions';
import { Badge } from '@zaylat/ui/badge';
import { Card } from '@zaylat/ui/card';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { digitalProductPath } from '../../../core/paths/digital-path.ts';
import { orderPath } from '../../../core/paths/order-path.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DigitalCode } from './digital-code.tsx';
import { DownloadButton } from './download-button.tsx';
import { RenewalSwitch } from './renewal-switch.tsx';

/** Props of {@link EntitlementCard}. */
export interface EntitlementCardProps {
	readonly held: HeldEntitlement;
	/** Takes it as it is after a change. */
	readonly onChanged: (held: HeldEntitlement) => void;
}

/** Something digital that the account holds: what, for how long, and how to use it. */
export function EntitlementCard({ held, onChanged }: EntitlementCardProps) {
	const { t } = useTranslation('library');
	const { brand, edition } = useAppContext();
	const { language } = usePreferences();
	const { name, variantName, picture, productId, orderCode, status, daysLeft, endsAt, startsAt, isEndingSoon } = held;
	const day = (iso: string) => formatDate(iso, language, EDITIONS[edition].timeZone);
	const isOver = status === 'ended';
	const product = digitalProductPath(brand, productId);
	return (
		<Card asChild padding="md" className="flex h-full flex-col gap-4">
			<article>
				<div className="grid grid-cols-[4rem_minmax(0,1fr)] gap-3">
					<ShopPicture picture={picture} alt="" sizes="64px" className="self-start rounded-control" />
					<div className="flex min-w-0 flex-col gap-1">
						<h2 className="wrap-anywhere font-semibold leading-heading">
							<ShopLink to={product} className="hover:text-accent-text">
								{name}
							</ShopLink>
						</h2>
						{variantName !== '' && <p className="wrap-anywhere text-sm text-text-muted">{variantName}</p>}
						<ShopLink
							to={orderPath(orderCode)}
							className="inline-flex min-h-11 items-center self-start text-sm text-text-muted tabular-nums hover:text-accent-text"
						>
							{t('order', { code: orderCode })}
						</ShopLink>
					</div>
				</div>
				<div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-text-muted">
					<PlanBadge held={held} />
					{daysLeft !== null && (
						<Badge size="md" tone={isEndingSoon ? 'warning' : 'positive'}>
							{t('daysLeft', { count: daysLeft })}
						</Badge>
					)}
					{isOver && <Badge size="md">{t('ended')}</Badge>}
					<span>
						{endsAt === null
							? t('bought', { date: day(startsAt) })
							: t(isOver ? 'endedOn' : 'until', { date: day(endsAt) })}
					</span>
				</div>
				{held.plan.kind === 'days' && !isOver && <RenewalSwitch held={held} onChanged={onChanged} />}
				{held.code !== null && <DigitalCode code={held.code} name={name} />}
				<div className="mt-auto flex flex-wrap gap-2 empty:hidden">
					{held.delivery === 'download' && !isOver && <DownloadButton held={held} />}
					{held.renewalOrder !== null && (
						<LinkButton to={orderPath(held.renewalOrder)}>
							{t('renew.pay')}
							<VisuallyHidden>{t('of', { name })}</VisuallyHidden>
						</LinkButton>
					)}
					{held.renewalOrder === null && (isEndingSoon || isOver) && (
						<LinkButton to={product}>
							{t(isOver ? 'renew.again' : 'renew.buy')}
							<VisuallyHidden>{t('of', { name })}</VisuallyHidden>
						</LinkButton>
					)}
				</div>
			</article>
		</Card>
	);
}

function PlanBadge({ held: { plan } }: Pick<EntitlementCardProps, 'held'>) {
	const { t } = useTranslation('library');
	if (plan.kind !== 'days' || plan.days === null) {
		return <Badge size="md">{t(`plan.${plan.kind === 'life_time' ? 'life_time' : 'one_time'}`)}</Badge>;
	}
	const { unit, count } = planSpan(plan.days);
	return <Badge size="md">{t(`plan.${unit}`, { count })}</Badge>;
}
