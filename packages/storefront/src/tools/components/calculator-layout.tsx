import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ParcelSearch } from '../parcel-search.ts';
import { CalculatorForm } from './calculator-form.tsx';
import { ToolHeader } from './tool-header.tsx';

interface CalculatorFrameProps {
	readonly search: ParcelSearch;
	/** What came of it. */
	readonly children: ReactNode;
}

/** The calculator's heading and form above what came of it. */
export function CalculatorLayout({ search, children }: CalculatorFrameProps) {
	const { t } = useTranslation('tools');
	return (
		<div className="flex flex-col gap-6">
			<ToolHeader title={t('calculator.title')} description={t('calculator.description')} />
			<CalculatorForm key={Object.values(search.fields).join()} search={search} />
			{children}
		</div>
	);
}
