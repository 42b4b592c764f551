import { FileQuestionMark, Layers, ShoppingCart } from 'lucide-react';
import { Section } from '../../../core/section/section.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

const STEPS = [
	{ key: 'choose', icon: Layers },
	{ key: 'ask', icon: FileQuestionMark },
	{ key: 'accept', icon: ShoppingCart },
] as const;

/** How buying wholesale goes: the ladder, the question for a price, the response into the cart (Decision 13). */
export function HowItWorks() {
	const { t } = useTranslation('wholesale');
	return (
		<Section title={t('home.how')}>
			<ol className="grid gap-3 tablet:grid-cols-3 tablet:gap-4">
				{STEPS.map(({ key, icon: Icon }) => (
					<li key={key} className="flex gap-3 rounded-card border border-border bg-surface-raised p-4">
						<Icon aria-hidden size={28} strokeWidth={1.5} className="shrink-0 text-accent-text" />
						<div className="min-w-0">
							<h3 className="font-semibold">{t(`home.steps.${key}.title`)}</h3>
							<p className="text-pretty text-sm text-text-muted">{t(`home.steps.${key}.text`)}</p>
						</div>
					</li>
				))}
			</ol>
		</Section>
	);
}
