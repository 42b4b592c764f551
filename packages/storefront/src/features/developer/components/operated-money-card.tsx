import { actOnSettlement, type OperatedMoney } from '@zaylat/api-client';
import { formatPrice } from '@zaylat/domain/money';
import { Heading } from '@zaylat/ui/heading';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useMoment } from '../state/use-moment.ts';
import { ActButtons } from './act-buttons.tsx';

/** Props of {@link OperatedMoneyCard}. */
export interface OperatedMoneyCardProps {
	readonly item: OperatedMoney;
	/** Called after it was decided, or could not be. */
	readonly onChange: () => void;
}

/** Money that the operator must look at: why, how much, and what can be decided. */
export function OperatedMoneyCard({ item, onChange }: OperatedMoneyCardProps) {
	const { t } = useTranslation('developer');
	const { language } = usePreferences();
	const moment = useMoment();
	const { id, concern, orderCode, reference, detail, amount, at, acts } = item;
	return (
		<li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<Heading level={3} size="base">
					{t(`money.concerns.${concern}`)}
				</Heading>
				<time dateTime={at} className="ms-auto text-sm text-text-muted">
					{moment(at)}
				</time>
				<p className="wrap-anywhere basis-full text-sm text-text-muted">
					{[orderCode, reference].filter(Boolean).join(' · ')}
				</p>
				<p className="flex basis-full flex-wrap items-baseline justify-between gap-x-3">
					<code lang="en">{detail}</code>
					<span className="font-semibold tabular-nums">{formatPrice(amount, language)}</span>
				</p>
			</div>
			<ActButtons
				groupLabel={t('money.decide', { reference })}
				acts={acts}
				label={(act) => t(`money.acts.${act}`)}
				request={(act) => actOnSettlement(id, act)}
				words={{ done: t('money.done'), failed: t('money.notDone') }}
				onSettled={onChange}
			/>
		</li>
	);
}
