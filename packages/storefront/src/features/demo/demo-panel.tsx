import { Badge } from '@zaylat/ui/badge';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Props of {@link DemoPanel}. */
export interface DemoPanelProps {
	readonly title: ReactNode;
	/** For a panel that comes while the page is read. */
	readonly role?: 'status' | undefined;
	readonly children: ReactNode;
}

/** Marks what exists in the demo profile only, and stands in for something outside the shop (Decision 23). */
export function DemoPanel({ title, role, children }: DemoPanelProps) {
	const { t } = useTranslation('demo');
	return (
		<div
			role={role}
			className="flex w-full min-w-0 flex-col gap-3 rounded-card border border-info border-dashed p-3 text-start"
		>
			<p className="flex flex-wrap items-center gap-2 text-sm">
				<Badge tone="info">{t('label')}</Badge>
				<span className="wrap-anywhere min-w-0">{title}</span>
			</p>
			{children}
		</div>
	);
}
