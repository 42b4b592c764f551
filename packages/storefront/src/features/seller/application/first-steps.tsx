import type { OwnApplication } from '@zaylat/api-client/contract';
import { formatCount } from '@zaylat/domain/money';
import type { FirstStep } from '@zaylat/domain/seller-applications';
import { Circle, CircleCheck } from 'lucide-react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { FormCard } from '../../../core/forms/form-card.tsx';
import { shopPath } from '../../../core/paths/shop-path.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { OWN_SHOP_PATH } from '../shop-queries.ts';

/** Where each step is made. @param slug of the shop */
const PLACES: Readonly<Record<FirstStep, (slug: string) => string>> = {
	profile: (slug) => `${OWN_SHOP_PATH}?${new URLSearchParams({ shop: slug })}`,
	delivery: (slug) => `${OWN_SHOP_PATH}?${new URLSearchParams({ shop: slug })}`,
	product: () => '/Selling/Products/New',
	on_sale: () => '/Selling/Products',
};

/** Props of {@link FirstSteps}. */
export interface FirstStepsProps {
	readonly shop: NonNullable<OwnApplication['shop']>;
}

/** The first steps of a new seller, each with whether it is done and the way to it. */
export function FirstSteps({ shop: { slug, steps } }: FirstStepsProps) {
	const { t } = useTranslation(['application', 'selling']);
	const { language } = usePreferences();
	const done = steps.filter(({ isDone }) => isDone).length;
	return (
		<FormCard
			title={t('steps.title')}
			text={t('steps.done', { count: done, total: formatCount(steps.length, language) })}
		>
			<ol className="flex flex-col divide-y divide-border">
				{steps.map(({ step, isDone }) => (
					<li key={step} className="flex items-start gap-3 py-2">
						{isDone ? (
							<CircleCheck aria-hidden className="mt-2 shrink-0 text-positive" />
						) : (
							<Circle aria-hidden className="mt-2 shrink-0 text-text-muted" />
						)}
						<div className="min-w-0 grow">
							<ShopLink
								to={PLACES[step](slug)}
								className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-accent-text"
							>
								{t(`steps.${step}.title`)}
							</ShopLink>
							<p className="text-sm text-text-muted">
								<span className="sr-only">{t(isDone ? 'steps.isDone' : 'steps.isOpen')}: </span>
								{t(`steps.${step}.text`)}
							</p>
						</div>
					</li>
				))}
			</ol>
			<div className="flex flex-wrap gap-3">
				<LinkButton to="/Selling">{t('selling:title')}</LinkButton>
				<LinkButton to={shopPath(slug)} variant="secondary">
					{t('seeShop')}
				</LinkButton>
			</div>
		</FormCard>
	);
}
