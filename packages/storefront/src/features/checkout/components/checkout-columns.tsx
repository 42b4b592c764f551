import type { ReactNode } from 'react';

/** Props of {@link CheckoutColumns}. */
export interface CheckoutColumnsProps {
	/** What is decided. */
	readonly children: ReactNode;
	/** What the order comes to: at the end of the line where the window is wide, else below. */
	readonly aside: ReactNode;
}

/** The two columns of the checkout. */
export function CheckoutColumns({ children, aside }: CheckoutColumnsProps) {
	return (
		<div className="grid items-start gap-5 desk:grid-cols-[minmax(0,1fr)_20rem] desk:gap-6 min-[75rem]:grid-cols-[minmax(0,1fr)_24rem]">
			<div className="flex min-w-0 flex-col gap-5">{children}</div>
			{aside}
		</div>
	);
}
