import { Card } from '@zaylat/ui/card';
import { type ReactNode, useId } from 'react';

/** Props of {@link SideCard}. */
export interface SideCardProps {
	readonly title: string;
	readonly children: ReactNode;
}

/** A titled card in the column beside the parcels. */
export function SideCard({ title, children }: SideCardProps) {
	const id = useId();
	return (
		<Card asChild padding="md" className="flex flex-col gap-3">
			<section aria-labelledby={id}>
				<h2 id={id} className="font-bold text-lg leading-heading">
					{title}
				</h2>
				{children}
			</section>
		</Card>
	);
}
