import { Card } from '@zaylat/ui/card';
import type { ReactNode } from 'react';

/** Props of {@link AuthLayout}. */
export interface AuthLayoutProps {
	readonly title: string;
	readonly lead?: ReactNode;
	/** Below the card: the other way in. */
	readonly footer?: ReactNode;
	readonly children?: ReactNode;
}

/** A page with one thing to do: the width, card and heading that all pages of signing in share. */
export function AuthLayout({ title, lead, footer, children }: AuthLayoutProps) {
	return (
		<div className="mx-auto flex w-full max-w-md flex-col gap-4 py-4 tablet:py-10">
			<Card padding="md" className="flex flex-col gap-5 tablet:p-8">
				<div className="flex flex-col gap-1">
					<h1 tabIndex={-1} className="font-bold text-2xl leading-heading outline-none">
						{title}
					</h1>
					{lead && <div className="text-text-muted">{lead}</div>}
				</div>
				{children}
			</Card>
			{footer && <div className="text-center text-sm">{footer}</div>}
		</div>
	);
}
