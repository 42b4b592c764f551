import { MOST_COMPARED } from '@zaylat/domain/comparison';
import { formatCount } from '@zaylat/domain/money';
import { Button } from '@zaylat/ui/button';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useComparison } from '../use-comparison.ts';

/** Props of {@link RefusalNotice}. */
export interface RefusalNoticeProps {
	/** What the chosen products are, for example "Smartphones"; undefined while it is not known. */
	readonly group: string | undefined;
}

/** Says why the product that was pressed last did not join the comparison, and what can be done. Texts: area `comparison`. */
export function RefusalNotice({ group }: RefusalNoticeProps) {
	const { t } = useTranslation('comparison');
	const { language } = usePreferences();
	const { chosen, refused, replace } = useComparison();
	const most = formatCount(MOST_COMPARED, language);
	return (
		<div role="status" data-part="compare-refusal" className="empty:hidden">
			{refused !== null && (
				<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-warning-soft px-4 py-2 text-sm shadow-float">
					<p className="min-w-[min(10rem,100%)] flex-1">
						{refused.why === 'full'
							? t('refused.full', { number: most })
							: group === undefined
								? t('refused.otherKind')
								: t('refused.other', { group })}
					</p>
					<div className="flex gap-2">
						{refused.why === 'other_group' && (
							<Button size="sm" variant="secondary" onClick={() => replace([refused.product])}>
								{t('refused.startAgain')}
							</Button>
						)}
						<Button size="sm" variant="ghost" onClick={() => replace(chosen)}>
							{t('refused.keep')}
						</Button>
					</div>
				</div>
			)}
		</div>
	);
}
