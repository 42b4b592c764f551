import { Card } from '@zaylat/ui/card';
import type { ReactNode } from 'react';

/** Props of {@link SettingsCard}. */
export interface SettingsCardProps {
	readonly title: string;
	readonly text?: string | undefined;
	readonly children: ReactNode;
}

/** A card of the account with one matter to settle. */
export function SettingsCard({ title, text, children }: SettingsCardProps) {
	return (
		<Card padding="md" className="flex flex-col gap-4">
			<div>
				<h2 className="font-semibold text-lg leading-heading">{title}</h2>
				{text && <p className="text-sm text-text-muted">{text}</p>}
			</div>
			{children}
		</Card>
	);
}
