import { LOCAL_COUNTRIES } from '@zaylat/domain/countries';
import { digitsFor } from '@zaylat/domain/digits';
import { Skeleton } from '@zaylat/ui/skeleton';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { useId } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { calculatorQueries } from '../queries.ts';
import { NO_SERVICE, NoService } from './no-service.tsx';
import { ServiceCard } from './service-card.tsx';

/** The services that carry a parcel, cheapest first. */
export function Estimate() {
	const { t } = useTranslation('tools');
	const { language } = usePreferences();
	const id = useId();
	const { data, error, mutate, isValidating } = useScreenQuery(calculatorQueries.estimate);
	const estimate = data?.data;
	if (error && NO_SERVICE.has(error.code)) return <NoService />;
	if (error) {
		return <QueryProblem title={t('calculator.failed')} query={{ error, mutate, isValidating }} />;
	}
	if (estimate === undefined) {
		return (
			<div aria-busy className="flex flex-col gap-3">
				<VisuallyHidden role="status">{t('calculator.loading')}</VisuallyHidden>
				<Skeleton shape="block" className="h-8 w-64 max-w-full" />
				<Skeleton shape="block" className="h-24 w-full rounded-card" />
				<Skeleton shape="block" className="h-24 w-full rounded-card" />
			</div>
		);
	}

	const { from, to, country, services, grams } = estimate;
	const goal = to?.name ?? LOCAL_COUNTRIES.find(({ value }) => value === country)?.name[language] ?? country;
	const fewestDays = Math.min(...services.map(({ maxDays }) => maxDays));
	const weight = digitsFor(language)(String(grams / 1000));
	return (
		<section aria-labelledby={id} className="flex flex-col gap-3">
			<h2 id={id} className="text-xl leading-heading font-bold text-balance">
				{t('calculator.results', { from: from.name, to: goal })}
			</h2>
			<ul className="flex flex-col gap-3">
				{services.map((service, index) => (
					<li key={service.id}>
						<ServiceCard
							service={service}
							isCheapest={index === 0 && services.length > 1}
							isFastest={services.length > 1 && service.maxDays === fewestDays}
						/>
					</li>
				))}
			</ul>
			<p className="text-sm text-text-muted">{t('calculator.note', { weight })}</p>
		</section>
	);
}
