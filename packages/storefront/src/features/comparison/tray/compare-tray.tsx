import { MOST_COMPARED } from '@zaylat/domain/comparison';
import { formatCount } from '@zaylat/domain/money';
import { Button } from '@zaylat/ui/button';
import { IconButton } from '@zaylat/ui/icon-button';
import { Scale, X } from 'lucide-react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { comparePath } from '../../../core/paths/compare-path.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useComparison } from '../use-comparison.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { AddSlot, TraySlot } from './tray-slot.tsx';
import { useCompared } from './use-compared.ts';

/** A page with a bar to buy or pay has no tray, which would cover it; the page of the comparison shows all of it. */
const NOT_BESIDE =
	'[body:has([data-part=buy-bar])_&]:hidden [body:has([data-part=pay-bar])_&]:hidden [body:has([data-part=comparison])_&]:hidden';

/** Above the bar at the bottom of phones. */
const PLACE =
	'sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] tablet:bottom-2 z-sticky [@media(max-height:28rem)]:static';

/**
 * The products that were chosen to be compared, with what tells them apart, and the way to the page that compares them. It
 * stays at the bottom of the window: 84 px high, on phones one row. Texts: area `comparison`.
 */
export function CompareTray() {
	const { t } = useTranslation('comparison');
	const { language } = usePreferences();
	const { chosen, replace } = useComparison();
	const { ids, products, group, tellOf } = useCompared();
	if (ids.length === 0) return null;
	const number = (count: number) => formatCount(count, language);
	const count = t('tray.count', { number: number(ids.length), most: number(MOST_COMPARED) });
	return (
		<section
			data-part="compare-tray"
			aria-label={t('title')}
			className={`mx-auto flex w-full max-w-page flex-col gap-2 px-2 pb-2 tablet:px-6 tablet:pb-0 print:hidden ${PLACE} ${NOT_BESIDE}`}
		>
			<RefusalNotice group={group?.name} />
			<div className="flex min-h-15 items-center gap-2 rounded-card border border-border bg-surface-raised px-3 shadow-float tablet:h-21 tablet:gap-3 tablet:px-4">
				<div className="max-tablet:hidden">
					<p className="font-semibold">{t('title')}</p>
					<p className="text-text-muted text-xs">{count}</p>
				</div>
				<ul aria-label={group?.name ?? t('title')} className="flex min-w-0 flex-1 gap-1.5 tablet:gap-3">
					{ids.map((id) => (
						<TraySlot
							key={id}
							product={products.get(id)}
							tell={tellOf(id)}
							onRemove={() => replace(chosen.filter((each) => each.id !== id))}
						/>
					))}
					{ids.length < MOST_COMPARED && <AddSlot path={group?.path} />}
				</ul>
				<span className="sr-only" role="status">
					{count}
				</span>
				<Button variant="ghost" size="sm" className="max-desk:hidden" onClick={() => replace([])}>
					{t('clear')}
				</Button>
				{ids.length > 1 ? (
					<LinkButton to={comparePath(ids)} className="shrink-0">
						<Scale aria-hidden size={18} className="shrink-0 max-mobile-wide:hidden" />
						{t('tray.compare', { number: number(ids.length) })}
					</LinkButton>
				) : (
					<p className="text-text-muted text-xs">{t('tray.oneMore')}</p>
				)}
				<IconButton
					label={t('clear')}
					icon={<X aria-hidden />}
					className="-me-2 shrink-0 desk:hidden"
					onClick={() => replace([])}
				/>
			</div>
		</section>
	);
}
