import { formatCount } from '@zaylat/domain/money';
import { ChoiceCard, ChoiceCards } from '@zaylat/ui/choice-card';
import { FieldSet } from '@zaylat/ui/field-set';
import { RadioGroup } from '@zaylat/ui/radio-group';
import { usePreferences } from '../../../core/context/app-context.ts';
import { usePrice } from '../../../core/price/use-price.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Plan } from '../plans.ts';
import { usePlanWords } from '../state/use-plan-words.ts';

/** Props of {@link PlanChoices}. */
export interface PlanChoicesProps {
	readonly plans: readonly Plan[];
	/** The chosen one. */
	readonly plan: Plan;
	readonly onChoose: (variantId: string) => void;
}

/** The plans of a digital product, each with its price and what a month of it costs. */
export function PlanChoices({ plans, plan, onChoose }: PlanChoicesProps) {
	const { t } = useTranslation('digital');
	const show = usePrice();
	const wordsOf = usePlanWords();
	return (
		<FieldSet legend={t('plan.legend')}>
			<RadioGroup value={plan.variant.id} onValueChange={onChoose}>
				<ChoiceCards>
					{plans.map((each) => (
						<ChoiceCard
							key={each.variant.id}
							value={each.variant.id}
							title={each.optionName || wordsOf(each.offer)}
							description={<Terms plan={each} />}
							trailing={show(each.variant.price).text}
							disabled={each.variant.stock === 0}
							reason={t('plan.soldOut')}
						/>
					))}
				</ChoiceCards>
			</RadioGroup>
		</FieldSet>
	);
}

/** What a plan costs a month, or that it is paid once. */
function Terms({ plan: { form, month, saving } }: { readonly plan: Plan }) {
	const { t } = useTranslation(['digital', 'catalog']);
	const { language } = usePreferences();
	const show = usePrice();
	if (form !== 'subscription') return t('plan.once');
	return (
		<span className="flex flex-wrap gap-x-2">
			{month ? t('plan.monthly', { price: show(month).text }) : t(`catalog:form.${form}`)}
			{saving !== null && (
				<span className="font-semibold text-positive">
					{t('plan.saving', { percent: `${formatCount(saving, language)}%` })}
				</span>
			)}
		</span>
	);
}
