import { TicketPercent } from 'lucide-react';
import type { ReactNode } from 'react';

/** Props of {@link CouponTicket}. */
export interface CouponTicketProps {
	/** What it takes off. */
	readonly title: ReactNode;
	/** Its conditions and its end. */
	readonly terms: ReactNode;
	/** What can be done with it, at the end of the row. */
	readonly action?: ReactNode;
	/** What stands below, across the ticket. */
	readonly children?: ReactNode;
	/** Whether it can no longer be used. Default false. */
	readonly isOver?: boolean;
	/** Keeps room for two lines of each, for a ticket whose words come later than the page. Default false. */
	readonly hasRoom?: boolean;
	readonly className?: string;
}

/** A coupon as a ticket: what it takes off, on which terms, and what to do with it. */
export function CouponTicket({
	title,
	terms,
	action,
	children,
	isOver = false,
	hasRoom = false,
	className = '',
}: CouponTicketProps) {
	return (
		<div
			data-part="coupon-ticket"
			className={`flex flex-col rounded-card border border-dashed px-3 py-2.5 ${isOver ? 'border-border bg-surface-sunken' : 'border-accent bg-accent-soft'} ${className}`}
		>
			<div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-2">
				<TicketPercent
					aria-hidden
					size={24}
					strokeWidth={1.75}
					className={`shrink-0 self-start ${isOver ? 'text-text-muted' : 'text-accent-text'}`}
				/>
				<div
					className={`flex min-w-[min(8rem,60%)] flex-1 flex-col justify-center text-xs leading-body ${hasRoom ? 'min-h-[4.4lh]' : ''}`}
				>
					<p className={`wrap-anywhere font-bold text-sm leading-heading ${isOver ? 'text-text-muted' : ''}`}>
						{title}
					</p>
					<p className="wrap-anywhere mt-0.5 text-pretty text-text-muted text-xs leading-body">{terms}</p>
				</div>
				{action}
			</div>
			{children}
		</div>
	);
}
