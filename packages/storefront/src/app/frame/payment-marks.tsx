import { Badge } from '@zaylat/ui/badge';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useShop } from '../shop.ts';

/** Accepted payments (Specification §1); what is no text of ours is a mark and the same in every language. */
const NAMES = ['KBZPay', 'Wave Money', 'MPU', 'Visa', 'Mastercard', 'American Express', 'UnionPay'];

/**
 * The accepted payments: their names in every page, their drawings once the footer is taken over by script. The drawings
 * weigh as much as a third of a page, and stand where few look.
 */
export function PaymentMarks() {
	const { t } = useTranslation();
	const { orReload } = useShop();
	const [Drawn, setDrawn] = useState<ComponentType>();
	useEffect(() => {
		let isShown = true;
		orReload(() => import('./drawn-payment-marks.tsx'))
			.then((module) => {
				if (isShown) setDrawn(() => module.DrawnPaymentMarks);
			})
			.catch(() => {});
		return () => {
			isShown = false;
		};
	}, [orReload]);
	return (
		// Two lines of either keep what is below in its place.
		<ul aria-label={t('footer.payments')} className="flex min-h-21 max-w-72 flex-wrap content-start gap-2 pt-3">
			{Drawn ? (
				<Drawn />
			) : (
				NAMES.map((name) => (
					<li key={name} className="flex h-7 items-center">
						<Badge>{name}</Badge>
					</li>
				))
			)}
		</ul>
	);
}
