import { Ruler } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { SIZE_CHART_ID } from '../size-chart-id.ts';

/** Leads from the sizes to the measures of each, below on the page. */
export function SizeChartLink() {
	const { t } = useTranslation('product');
	return (
		<a
			href={`#${SIZE_CHART_ID}`}
			className="-my-2 inline-flex min-h-11 items-center gap-1.5 self-start rounded-control text-accent-text text-sm hover:underline"
		>
			<Ruler aria-hidden size={18} />
			{t('details.sizeChart')}
		</a>
	);
}
