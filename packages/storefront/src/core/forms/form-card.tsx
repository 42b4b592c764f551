import { Card } from '@zaylat/ui/card';
import { type ReactNode, useId } from 'react';

/** Props of {@link FormCard}. */
export interface FormCardProps {
	readonly title: string;
	readonly text?: string | undefined;
	readonly children: ReactNode;
}

/** A part of the form with its heading. */
export function FormCard({ title, text, children }: FormCardProps) {
	const id = useId();
	return (
		<Card asChild padding="md" className="flex flex-col gap-4">
			<section aria-labelledby={id}>
				<div>
					<h2 id={id} className="font-semibold text-lg leading-heading">
						{title}
					</h2>
					{text !== undefined && <p className="mt-1 text-pretty text-sm text-text-muted">{text}</p>}
				</div>
				{children}
			</section>
		</Card>
	);
}
