import { regions } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { Button } from '@zaylat/ui/button';
import { Dialog } from '@zaylat/ui/dialog';
import { Field } from '@zaylat/ui/field';
import { Select } from '@zaylat/ui/select';
import { useAppContext } from '../../../core/context/app-context.ts';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link RegionDialog}. */
export interface RegionDialogProps {
	readonly isOpen: boolean;
	readonly onOpenChange: (isOpen: boolean) => void;
	/** Id of the region that counts now. */
	readonly region: string | undefined;
	readonly onChoose: (region: string) => void;
}

/** Chooses the region that goods are delivered to; the page behind shows its cost at once. */
export function RegionDialog({ isOpen, onOpenChange, region, onChoose }: RegionDialogProps) {
	const { t } = useTranslation(['product', 'app']);
	const { edition } = useAppContext();
	const { data, error, mutate, isValidating } = useQuery(regions(edition));
	return (
		<Dialog
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			title={t('delivery.regionTitle')}
			description={t('delivery.regionText')}
			labels={{ close: t('app:close') }}
			footer={
				<Button isFullWidth onClick={() => onOpenChange(false)}>
					{t('delivery.done')}
				</Button>
			}
		>
			{error ? (
				<QueryProblem title={t('delivery.regionsFailed')} query={{ error, mutate, isValidating }} />
			) : (
				<Field label={t('delivery.region')}>
					<Select
						value={data ? (region ?? '') : ''}
						onValueChange={onChoose}
						disabled={data === undefined}
						placeholder={t(data ? 'delivery.regionNone' : 'delivery.loading')}
					>
						{data?.data.items.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
					</Select>
				</Field>
			)}
		</Dialog>
	);
}
