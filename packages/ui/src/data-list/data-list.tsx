import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

/**
 * `pairs` is a column of labels beside one of values, above each other where the list is narrow; `amounts` sets values
 * at the line's end, for sums that are read down.
 */
export type DataListForm = 'pairs' | 'amounts';

export interface DataListProps extends ComponentPropsWithRef<'dl'> {
	/** Default `pairs`. */
	readonly form?: DataListForm | undefined;
	/** Draws a line between the items. Default false. */
	readonly hasDividers?: boolean | undefined;
}

const styles = cva('group/data-list @container m-0 flex w-full min-w-0 flex-col', {
	variants: {
		form: { pairs: '', amounts: 'tabular-nums' },
		hasDividers: { true: 'divide-y divide-border', false: '' },
	},
	compoundVariants: [
		{ form: 'pairs', hasDividers: false, className: 'gap-y-3' },
		{ form: 'pairs', hasDividers: true, className: '*:py-3' },
		{ form: 'amounts', hasDividers: false, className: 'gap-y-1.5' },
		{ form: 'amounts', hasDividers: true, className: '*:py-2' },
	],
});

/** Facts as labels and values: an order's data, an address, a sum; its children are DataListItems. */
export function DataList({ form = 'pairs', hasDividers = false, className, ...rest }: DataListProps) {
	return (
		<dl data-part="data-list" data-form={form} {...rest} className={clsx(styles({ form, hasDividers }), className)} />
	);
}
