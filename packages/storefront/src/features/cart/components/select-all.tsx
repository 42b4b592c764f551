import type { CartLine } from '@zaylat/api-client/contract';
import { Checkbox } from '@zaylat/ui/checkbox';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSelection } from '../state/use-selection.ts';

/** Takes the whole cart to the checkout, or none of it. */
export function SelectAll({ lines }: { readonly lines: readonly CartLine[] }) {
	const { t } = useTranslation('cart');
	const { isAll, isSome, isImpossible, set } = useSelection(lines);
	return (
		<Checkbox
			checked={isAll}
			isIndeterminate={isSome}
			disabled={isImpossible}
			onCheckedChange={set}
			className="px-3 tablet:px-4"
		>
			{t('select.all')}
		</Checkbox>
	);
}
