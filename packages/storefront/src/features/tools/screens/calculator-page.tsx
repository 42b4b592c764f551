import { EmptyState } from '@zaylat/ui/empty-state';
import { Package } from 'lucide-react';
import { useLocation } from 'react-router';
import { useAppContext } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CalculatorLayout } from '../components/calculator-layout.tsx';
import { Estimate } from '../components/estimate.tsx';
import { readParcel } from '../parcel-search.ts';

/** A parcel's places and weight, and what each service asks for it. */
export function CalculatorPage() {
	const { t } = useTranslation('tools');
	const { edition } = useAppContext();
	const search = readParcel(new URLSearchParams(useLocation().search), edition);
	return (
		<CalculatorLayout search={search}>
			{search.parcel ? (
				<Estimate />
			) : (
				<EmptyState picture={<Package aria-hidden strokeWidth={1.5} />} title={t('calculator.start')} />
			)}
		</CalculatorLayout>
	);
}
