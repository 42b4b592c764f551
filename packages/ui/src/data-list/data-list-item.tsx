import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface DataListItemProps extends ComponentPropsWithRef<'div'> {
	/** What the value is ("Order number"). */
	readonly label: ReactNode;
	/** The value, formatted. Default: `emptyText`. */
	readonly children?: ReactNode | undefined;
	/** Stands where there is no value. Default "—". */
	readonly emptyText?: ReactNode | undefined;
	/** What can be done with the value: a copy button, a link. Default none. */
	readonly action?: ReactNode | undefined;
	/** Sets the item apart, for the total of a sum. Default false. */
	readonly isStrong?: boolean | undefined;
}

const isMissing = (value: ReactNode) => value === undefined || value === null || value === false || value === '';

/** One label and its value in a DataList. */
export function DataListItem({
	label,
	children,
	emptyText = '—',
	action,
	isStrong = false,
	className,
	...rest
}: DataListItemProps) {
	return (
		<div
			data-part="data-list-item"
			{...rest}
			className={clsx(
				'grid min-w-0 gap-x-4 @sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @sm:items-baseline',
				'group-data-[form=amounts]/data-list:flex group-data-[form=amounts]/data-list:items-baseline group-data-[form=amounts]/data-list:flex-wrap group-data-[form=amounts]/data-list:justify-between',
				className,
			)}
		>
			<dt
				data-part="data-list-label"
				className={clsx('min-w-0 wrap-anywhere', isStrong ? 'font-bold text-text' : 'text-sm text-text-muted')}
			>
				{label}
			</dt>
			<dd
				data-part="data-list-value"
				className={clsx(
					'm-0 flex min-w-0 flex-wrap items-center gap-x-2 text-text',
					'group-data-[form=amounts]/data-list:ms-auto group-data-[form=amounts]/data-list:text-end',
					isStrong && 'text-lg font-bold',
				)}
			>
				<span className="min-w-0 wrap-anywhere">{isMissing(children) ? emptyText : children}</span>
				{action !== undefined && (
					<span data-part="data-list-action" className="inline-flex shrink-0">
						{action}
					</span>
				)}
			</dd>
		</div>
	);
}
