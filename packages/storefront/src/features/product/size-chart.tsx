import type { ProductDetails } from '@zaylat/api-client/contract';
import { digitsFor } from '@zaylat/domain/digits';
import { Table } from '@zaylat/ui/table';
import { usePreferences } from '../../core/context/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** A size chart of the contract. */
type Chart = NonNullable<ProductDetails['sizeChart']>;

/** The measures of each size in centimetres, and how each is taken. Texts: area `product`. */
export function SizeChart({ chart }: { readonly chart: Chart }) {
	const { t } = useTranslation('product');
	const { language } = usePreferences();
	const digits = digitsFor(language);
	const range = ({ min, max }: { readonly min: number; readonly max: number }) =>
		digits(min === max ? String(min) : `${min}–${max}`);
	return (
		<div className="flex flex-col gap-4 desk:grid desk:grid-cols-2 desk:gap-10">
			<Table<Chart['rows'][number]>
				caption={t('details.centimetres')}
				columns={[
					{ key: 'size', header: t('details.size'), cell: ({ size }) => size, isRowHeader: true },
					...chart.measures.map(({ name }, place) => ({
						key: name,
						header: name,
						cell: ({ centimetres }: Chart['rows'][number]) => {
							const measured = centimetres[place];
							return measured && range(measured);
						},
						isNumeric: true,
					})),
				]}
				rows={chart.rows}
				getRowKey={({ size }) => size}
			/>
			<div className="flex max-w-prose flex-col gap-2">
				<h4 className="font-semibold">{t('details.howToMeasure')}</h4>
				<dl className="flex flex-col gap-2">
					{chart.measures.map(({ name, howTo }) => (
						<div key={name}>
							<dt className="font-semibold text-text-muted">{name}</dt>
							<dd className="wrap-anywhere">{howTo}</dd>
						</div>
					))}
				</dl>
			</div>
		</div>
	);
}
