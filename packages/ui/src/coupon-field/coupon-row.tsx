import type { ReactNode } from 'react';
import { Input, type InputProps } from '../input/index.ts';

/** Props of CouponRow: those of Input, and what is around it. */
export interface CouponRowProps extends InputProps {
	/** Stands beside the input. */
	button: ReactNode;
	/** Told below the input: what the coupon takes off. */
	message: ReactNode;
}

/** Input and button of a coupon side by side; takes the ties of its Field. */
export function CouponRow({ button, message, ...props }: CouponRowProps) {
	return (
		<>
			<div className="flex min-w-0 flex-wrap gap-2">
				<Input data-part="coupon-input" {...props} className="min-w-[min(9rem,100%)] flex-1" />
				{button}
			</div>
			<div data-part="coupon-message-region" role="status" className="empty:hidden">
				{message && (
					<p data-part="coupon-message" className="text-sm text-positive wrap-anywhere">
						{message}
					</p>
				)}
			</div>
		</>
	);
}
