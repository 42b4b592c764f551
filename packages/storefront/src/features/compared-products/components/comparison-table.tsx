import type { ComparedProduct } from '@zaylat/api-client/contract';
import type { FactRow } from '@zaylat/domain/declared';
import { formatCount } from '@zaylat/domain/money';
import { Plus } from 'lucide-react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ComparedHead } from './compared-head.tsx';

/** Props of {@link ComparisonTable}. */
export interface ComparisonTableProps {
	readonly products: readonly ComparedProduct[];
	/** Values in the order of the products. */
	readonly rows: readonly FactRow[];
	/** Whether rows that differ are marked. */
	readonly hasMarks: boolean;
	/** Path of the category with more products of the kind; undefined where no other can be added. */
	readonly addPath: string | undefined;
	readonly onRemove: (product: ComparedProduct) => void;
}

/** Stays at the edge while a narrow window scrolls sideways. */
const NAMES = 'sticky start-0 z-1 w-24 min-w-24 border-e border-border p-2 text-start align-top font-normal';
const CELL = 'w-32 min-w-32 p-2 align-top tablet:w-60';

/** Products as columns, points as rows. Rows that differ have a ground of their own and say so. Texts: area `comparison`. */
export function ComparisonTable({ products, rows, hasMarks, addPath, onRemove }: ComparisonTableProps) {
	const { t } = useTranslation('comparison');
	const { language } = usePreferences();
	const label = t('table', { number: formatCount(products.length, language) });
	// What scrolls is a stop for the keyboard, and has a role and a name.
	const scrollable = { role: 'region', tabIndex: 0, 'aria-label': label };
	return (
		<div {...scrollable} className="overflow-x-auto rounded-card border border-border bg-surface-raised">
			<table className="w-full text-sm">
				<caption className="sr-only">{label}</caption>
				<thead>
					<tr>
						<td className={`${NAMES} bg-surface-raised`} />
						{products.map((product, place) => (
							<th key={product.id} scope="col" className={`${CELL} text-start font-normal`}>
								<ComparedHead product={product} isEager={place < 2} onRemove={() => onRemove(product)} />
							</th>
						))}
						{addPath !== undefined && (
							<td className={`${CELL} print:hidden`}>
								<ShopLink
									to={addPath}
									className="flex aspect-square flex-col items-center justify-center gap-2 rounded-card border border-border-strong border-dashed p-3 text-center text-text-muted hover:text-accent-text"
								>
									<Plus aria-hidden size={24} />
									{t('add')}
								</ShopLink>
							</td>
						)}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ key, name, values, differs }) => {
						const isMarked = hasMarks && differs;
						const ground = isMarked ? 'bg-accent-soft' : 'bg-surface-raised';
						return (
							<tr key={key} className={`border-border border-t ${ground}`}>
								<th scope="row" className={`${NAMES} ${ground} text-text-muted`}>
									<span className="wrap-break-word">{name}</span>
									{isMarked && <span className="sr-only"> ({t('differs')})</span>}
								</th>
								{products.map((product, place) => (
									<td key={product.id} className={`${CELL} wrap-anywhere ${isMarked ? 'font-semibold' : ''}`}>
										{values[place] ?? (
											<>
												<span aria-hidden>–</span>
												<span className="sr-only">{t('notSaid')}</span>
											</>
										)}
									</td>
								))}
								{addPath !== undefined && <td className="print:hidden" />}
							</tr>
						);
					})}
				</tbody>
			</table>
		</div>
	);
}
