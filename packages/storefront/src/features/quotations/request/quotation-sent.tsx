import type { Quotation } from '@zaylat/api-client/contract';
import { Button } from '@zaylat/ui/button';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link QuotationSent}. */
export interface QuotationSentProps {
	readonly quotation: Quotation;
	readonly onClose: () => void;
}

/** That the request is on its way, what comes next, and where to find it. */
export function QuotationSent({ quotation, onClose }: QuotationSentProps) {
	const { t } = useTranslation('wholesale');
	const heading = useRef<HTMLHeadingElement>(null);
	// The button that had the focus is gone with the form.
	useEffect(() => heading.current?.focus(), []);
	return (
		<div className="flex flex-col items-center gap-3 py-4 text-center">
			<CircleCheck aria-hidden size={48} strokeWidth={1.5} className="text-positive" />
			<h3 ref={heading} tabIndex={-1} className="font-bold text-lg outline-none">
				{t('sent.title', { shop: quotation.shop.name })}
			</h3>
			<p className="text-pretty text-text-muted">{t('sent.text')}</p>
			<div className="mt-2 flex flex-wrap justify-center gap-3">
				<LinkButton to="/Quotations">{t('sent.list')}</LinkButton>
				<Button variant="secondary" onClick={onClose}>
					{t('sent.close')}
				</Button>
			</div>
		</div>
	);
}
