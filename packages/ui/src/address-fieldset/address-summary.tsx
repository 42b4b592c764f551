import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';

/** Props of AddressSummary: those of a div, and these. */
export interface AddressSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
	/** Who receives it. */
	readonly name: ReactNode;
	/** The lines of the address, as the reader's country orders them; empty ones are left out. */
	readonly lines: readonly string[];
	/** The number to call, formatted. Default none. */
	readonly phone?: ReactNode | undefined;
	/** Beside the name: "Default", "Office". Default none. */
	readonly badge?: ReactNode | undefined;
	/** Buttons or links: change, choose another. Default none. */
	readonly actions?: ReactNode | undefined;
}

const isGiven = (line: ReactNode) => line !== undefined && line !== null && line !== false && line !== '';

/** An address to read: whose it is, where it is, how to call. */
export function AddressSummary({ name, lines, phone, badge, actions, className, ...rest }: AddressSummaryProps) {
	return (
		<div
			data-part="address-summary"
			{...rest}
			className={clsx('flex min-w-0 flex-wrap items-start justify-between gap-x-4 gap-y-2', className)}
		>
			<address className="min-w-0 flex-1 basis-56 text-text not-italic wrap-anywhere">
				<div className="flex flex-wrap items-center gap-x-2 gap-y-1">
					<span data-part="address-summary-name" className="font-semibold">
						{name}
					</span>
					{badge}
				</div>
				<div data-part="address-summary-lines" className="whitespace-pre-line">
					{lines.filter(Boolean).join('\n')}
				</div>
				{isGiven(phone) && (
					<div data-part="address-summary-phone" className="text-text-muted tabular-nums">
						{phone}
					</div>
				)}
			</address>
			{actions && (
				<div data-part="address-summary-actions" className="-my-2 flex flex-wrap gap-2">
					{actions}
				</div>
			)}
		</div>
	);
}
