import type { DigitalDelivery } from '@zaylat/domain/digital';
import { formatCount } from '@zaylat/domain/money';
import { usePreferences } from '../../../core/context/app-context.ts';
import { Section } from '../../../core/section/section.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

const STEPS = {
	code: ['pay', 'code', 'use'],
	download: ['pay', 'file', 'save'],
} as const satisfies Record<DigitalDelivery, readonly string[]>;

/** Props of {@link RedeemSteps}. */
export interface RedeemStepsProps {
	readonly delivery: DigitalDelivery;
	/** Whether the code is sent by email too. */
	readonly isEmailed: boolean;
}

/** How a code or a file comes from the shop to the shopper (Decision 14). */
export function RedeemSteps({ delivery, isEmailed }: RedeemStepsProps) {
	const { t } = useTranslation('digital');
	const { language } = usePreferences();
	return (
		<Section title={t('product.how')}>
			<ol className="flex flex-col gap-4">
				{STEPS[delivery].map((step, place) => (
					<li key={step} className="flex items-start gap-3">
						<span
							aria-hidden
							className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent-text text-sm tabular-nums"
						>
							{formatCount(place + 1, language)}
						</span>
						<div className="min-w-0 pt-1">
							<p className="font-semibold">{t(`redeem.${step}`)}</p>
							<p className="text-pretty text-sm text-text-muted">
								{t(`redeem.${step === 'code' && !isEmailed ? 'file' : step}Text`)}
							</p>
						</div>
					</li>
				))}
			</ol>
		</Section>
	);
}
