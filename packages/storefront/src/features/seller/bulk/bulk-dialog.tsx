import { sellerOffers } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { BULK_WAYS } from '@zaylat/domain/goods';
import { CURRENCIES, formatCount } from '@zaylat/domain/money';
import { Dialog } from '@zaylat/ui/dialog';
import { Form, FormSubmit } from '@zaylat/ui/form';
import { BoundNumberField } from '@zaylat/ui/number-field/form';
import { SelectField } from '@zaylat/ui/select/form';
import { Skeleton } from '@zaylat/ui/skeleton';
import { useForm, useWatch } from 'react-hook-form';
import { usePreferences } from '../../../core/context/app-context.ts';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { BulkPreview } from './bulk-preview.tsx';
import { type BulkValues, changeOf, previewOf, readSigned } from './bulk-values.ts';
import { useApplyBulk } from './use-apply-bulk.ts';

/** Props of {@link BulkDialog}. */
export interface BulkDialogProps {
	readonly isOpen: boolean;
	readonly onOpenChange: (isOpen: boolean) => void;
	/** Ids of the chosen products. */
	readonly products: readonly string[];
	/** Called when prices or stock were changed. */
	readonly onChanged: () => void;
}

/** Changes price or stock of all variants of some products, after it has shown what comes of it. */
export function BulkDialog({ isOpen, onOpenChange, products, onChanged }: BulkDialogProps) {
	const { t } = useTranslation(['bulk', 'app']);
	return (
		<Dialog
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			title={t('title')}
			description={t('text')}
			labels={{ close: t('app:close') }}
		>
			{isOpen && (
				<BulkForm
					products={products}
					onDone={() => {
						onChanged();
						onOpenChange(false);
					}}
				/>
			)}
		</Dialog>
	);
}

interface BulkFormProps {
	readonly products: readonly string[];
	readonly onDone: () => void;
}

function BulkForm({ products, onDone }: BulkFormProps) {
	const { t } = useTranslation('bulk');
	const { language } = usePreferences();
	const offers = useQuery(sellerOffers(products));
	const items = offers.data?.data.items ?? [];
	const apply = useApplyBulk();
	const form = useForm<BulkValues>({ defaultValues: { way: 'price_percent', value: null } });
	const values = useWatch({ control: form.control }) as BulkValues;
	const currency = items[0]?.offer.price.currency ?? 'mmk';
	const change = changeOf(values, currency);
	const rows = previewOf(items, change);
	const units = {
		price_set: CURRENCIES[currency].symbol,
		price_percent: '%',
		stock_set: undefined,
		stock_by: undefined,
	} as const;

	if (offers.error && offers.data === undefined) return <QueryProblem title={t('failed')} query={offers} />;
	return (
		<Form
			form={form}
			labels={{ failed: t('notDone') }}
			onSubmit={async () => {
				if (change === undefined) return { fieldErrors: { value: t('missing') } };
				const result = await apply(rows, change);
				if (result.isDone) onDone();
				return result.isDone ? undefined : { formError: result.text };
			}}
		>
			<div className="grid gap-3 tablet:grid-cols-2">
				<SelectField<BulkValues, 'way'> name="way" label={t('way')}>
					{BULK_WAYS.map((way) => (
						<option key={way} value={way}>
							{t(`ways.${way}`)}
						</option>
					))}
				</SelectField>
				<BoundNumberField<BulkValues, 'value'>
					name="value"
					label={t(`values.${values.way}`)}
					suffix={units[values.way]}
					inputMode={values.way === 'price_percent' || values.way === 'stock_by' ? 'text' : 'decimal'}
					parseValue={readSigned}
					formatValue={(value) =>
						Number.isInteger(value) && value >= 0 ? formatCount(value, language) : String(value)
					}
				/>
			</div>
			{offers.data === undefined ? (
				<Skeleton shape="block" className="h-32 w-full" />
			) : (
				<BulkPreview rows={rows} isChanged={change !== undefined} />
			)}
			<FormSubmit isFullWidth loadingLabel={t('working')}>
				{t('apply')}
			</FormSubmit>
		</Form>
	);
}
