import type { ReactNode } from 'react';
import { useResultsPlace } from '../../../core/lists/use-results-place.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { ParcelSearch } from '../parcel-search.ts';
import { CalculatorForm } from './calculator-form.tsx';
import { ToolHeader } from './tool-header.tsx';

interface CalculatorFrameProps {
	readonly search: ParcelSearch;
	/** What came of it. */
	readonly children: ReactNode;
}

/** The calculator's heading and form beside what came of it, above it in narrow windows. */
export function CalculatorLayout({ search, children }: CalculatorFrameProps) {
	const { t } = useTranslation('tools');
	const place = useResultsPlace(search.wrong.length === 0);
	return (
		<div className="flex flex-col gap-6">
			<ToolHeader title={t('calculator.title')} description={t('calculator.description')} />
			<div className="grid items-start gap-6 desk:grid-cols-[22rem_minmax(0,1fr)]">
				<CalculatorForm key={Object.values(search.fields).join()} search={search} />
				<div ref={place} tabIndex={-1} className="outline-none">
					{children}
				</div>
			</div>
		</div>
	);
}
