import { Banner } from '@zaylat/ui/banner';
import { Button } from '@zaylat/ui/button';
import { Skeleton } from '@zaylat/ui/skeleton';
import { useEffect, useRef } from 'react';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { LinkStep } from '../state/use-track-link.ts';
import { TrackedOrder } from './tracked-order.tsx';

/** Props of {@link LinkedOrder}. */
export interface LinkedOrderProps {
	readonly step: LinkStep;
	readonly onRetry: () => void;
}

/** The order that the link of a message names, or why it is not shown. */
export function LinkedOrder({ step, onRetry }: LinkedOrderProps) {
	const { t } = useTranslation('tracking');
	const errorText = useErrorText();
	const place = useRef<HTMLDivElement>(null);
	const isFound = step.kind === 'found';

	useEffect(() => {
		if (isFound) place.current?.focus();
	}, [isFound]);

	switch (step.kind) {
		case 'none':
			return null;
		case 'opening':
			return (
				<div role="status" aria-label={t('link.opening')}>
					<Skeleton shape="block" className="h-72 w-full rounded-card" />
				</div>
			);
		case 'refused':
			return (
				<Banner tone="warning" role="alert">
					{t('link.refused')}
				</Banner>
			);
		case 'failed': {
			const { title, advice } = errorText(step.code);
			return (
				<div role="alert" className="flex flex-col items-start gap-3">
					<Banner tone="critical">{`${title}. ${advice}`}</Banner>
					<Button variant="secondary" onClick={onRetry}>
						{t('link.retry')}
					</Button>
				</div>
			);
		}
		case 'found':
			return (
				<div ref={place} tabIndex={-1} className="rounded-card outline-none">
					<TrackedOrder tracked={step.tracked} />
				</div>
			);
	}
}
