import type { ProductSummary } from '@zaylat/api-client/contract';
import { MOST_COMPARED } from '@zaylat/domain/comparison';
import { formatCount } from '@zaylat/domain/money';
import { Button } from '@zaylat/ui/button';
import { Check, Scale } from 'lucide-react';
import { usePreferences } from '../../core/context/app-context.ts';
import { COMPARED_ID, comparePath } from '../../core/paths/compare-path.ts';
import { LinkButton } from '../../core/routing/link-button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { COMPARE_FORM } from './compare-form.tsx';
import { RefusalNotice } from './tray/refusal-notice.tsx';
import { useComparison } from './use-comparison.ts';

/** Props of {@link CompareControl}. */
export interface CompareControlProps {
	readonly product: Pick<ProductSummary, 'id' | 'group'>;
}

/**
 * Adds the product of a page to the comparison, and leads there: a page to buy from has no tray, which would cover the bar
 * to buy. Texts: area `comparison`.
 */
export function CompareControl({ product: { id, group } }: CompareControlProps) {
	const { t } = useTranslation('comparison');
	const { language } = usePreferences();
	const { chosen, toggle } = useComparison();
	const isChosen = chosen.some((each) => each.id === id);
	const number = (count: number) => formatCount(count, language);
	return (
		<div className="flex flex-col gap-2 print:hidden">
			<div className="flex flex-wrap gap-2">
				<Button
					type="submit"
					form={COMPARE_FORM}
					name={COMPARED_ID}
					value={id}
					variant="secondary"
					className="flex-1 basis-40"
					aria-pressed={isChosen}
					iconStart={isChosen ? <Check /> : <Scale />}
					onClick={(event) => {
						event.preventDefault();
						void toggle({ id, group });
					}}
				>
					{t(isChosen ? 'product.added' : 'product.add')}
				</Button>
				{chosen.length > 0 && (
					<LinkButton variant="ghost" className="flex-1 basis-40" to={comparePath(chosen.map((each) => each.id))}>
						{t('product.open', { number: number(chosen.length), most: number(MOST_COMPARED) })}
					</LinkButton>
				)}
			</div>
			<RefusalNotice group={undefined} />
		</div>
	);
}
