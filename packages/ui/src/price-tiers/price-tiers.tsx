import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';

/** One step of a wholesale ladder. */
export interface PriceTier {
	/** Fewest pieces that this price holds for. */
	readonly from: number;
	/** The quantities in words ("12–49", "50+"). */
	readonly range: string;
	/** Price of one piece, formatted. */
	readonly price: string;
	/** What it saves against the first step ("−14%"). Default none. */
	readonly saving?: string | undefined;
}

/** The words of a price ladder. */
export interface PriceTiersLabels {
	/** Heading of the quantities. Default "Quantity". */
	readonly quantity: string;
	/** Heading of the prices. Default "Price per piece". */
	readonly price: string;
	/** Heading of the savings. Default "Saving". */
	readonly saving: string;
	/** Said of the step that holds now. Default "your price". */
	readonly current: string;
}

export interface PriceTiersProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
	/** The steps by ascending quantity. */
	readonly tiers: readonly PriceTier[];
	/** Pieces chosen now; the step that they reach is marked. */
	readonly quantity: number;
	/** Names the table; always visible. */
	readonly caption: ReactNode;
	/** What is missing to the next step ("Add 5 more for 15,900 K each"). Default none. */
	readonly hint?: ReactNode | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<PriceTiersLabels> | undefined;
}

const defaultLabels: PriceTiersLabels = {
	quantity: 'Quantity',
	price: 'Price per piece',
	saving: 'Saving',
	current: 'your price',
};

/** So many steps are beside each other on a phone; more are below each other. */
const BESIDE_ON_PHONE = 3;

// Some browsers forget that a table is one when it is laid out as a grid; the roles, said again, keep it so.
const AS = {
	table: { role: 'table' },
	group: { role: 'rowgroup' },
	row: { role: 'row' },
	columnHeader: { role: 'columnheader' },
	rowHeader: { role: 'rowheader' },
	cell: { role: 'cell' },
} as const;

const styles = {
	body: cva('', {
		variants: {
			isBesideOnPhone: {
				// Below each other where large text leaves no room beside each other.
				true: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))]',
				false: 'block tablet:grid tablet:auto-cols-fr tablet:grid-flow-col',
			},
		},
	}),
	row: cva('border-border', {
		variants: {
			isBesideOnPhone: {
				true: 'flex flex-col items-center border-s px-1 py-2 text-center first:border-s-0',
				false:
					'grid grid-cols-3 items-baseline gap-x-2 border-t px-3 py-2 first:border-t-0 tablet:flex tablet:flex-col tablet:items-center tablet:border-s tablet:border-t-0 tablet:px-1 tablet:text-center tablet:first:border-s-0',
			},
			isCurrent: {
				true: 'bg-positive-soft font-semibold text-positive forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-[Highlight]',
				false: 'bg-surface-raised text-text',
			},
		},
	}),
};

const reached = (tiers: readonly PriceTier[], quantity: number) => tiers.findLast(({ from }) => quantity >= from);

/** What one piece costs at which quantity, as a ladder; the step that the chosen quantity reaches is marked. */
export function PriceTiers({ tiers, quantity, caption, hint, labels, className, ...rest }: PriceTiersProps) {
	const words = { ...defaultLabels, ...labels };
	const current = reached(tiers, quantity);
	const isBesideOnPhone = tiers.length <= BESIDE_ON_PHONE;
	const hasSavings = tiers.some(({ saving }) => saving !== undefined);
	return (
		<div data-part="price-tiers" {...rest} className={clsx('flex min-w-0 flex-col gap-2 text-sm', className)}>
			<table {...AS.table} data-part="price-tiers-table" className="block w-full tabular-nums">
				<caption className="block pb-2 text-start font-semibold text-text">{caption}</caption>
				<VisuallyHidden asChild>
					<thead {...AS.group}>
						<tr {...AS.row}>
							<th {...AS.columnHeader} scope="col">
								{words.quantity}
							</th>
							<th {...AS.columnHeader} scope="col">
								{words.price}
							</th>
							{hasSavings && (
								<th {...AS.columnHeader} scope="col">
									{words.saving}
								</th>
							)}
						</tr>
					</thead>
				</VisuallyHidden>
				<tbody
					{...AS.group}
					className={clsx('overflow-clip rounded-card border border-border', styles.body({ isBesideOnPhone }))}
				>
					{tiers.map((tier) => (
						<tr
							{...AS.row}
							key={tier.from}
							data-part="price-tiers-tier"
							data-state={tier === current ? 'current' : undefined}
							className={styles.row({ isBesideOnPhone, isCurrent: tier === current })}
						>
							<th
								{...AS.rowHeader}
								scope="row"
								className="block min-w-0 p-0 [font-weight:inherit] [text-align:inherit] wrap-anywhere"
							>
								{tier.range}
							</th>
							<td {...AS.cell} className="block min-w-0 p-0 wrap-anywhere">
								{tier.price}
								{tier === current && <VisuallyHidden> {words.current}</VisuallyHidden>}
							</td>
							{hasSavings && (
								<td {...AS.cell} className="block min-h-[1lh] min-w-0 p-0 text-end text-xs">
									{tier.saving}
								</td>
							)}
						</tr>
					))}
				</tbody>
			</table>
			<p data-part="price-tiers-hint" aria-live="polite" className="text-text-muted empty:hidden">
				{hint}
			</p>
		</div>
	);
}
