import type { Order } from '@zaylat/api-client/contract';
import type { PaymentOption } from '@zaylat/domain/payments';
import { Button } from '@zaylat/ui/button';
import { Collapsible } from '@zaylat/ui/collapsible';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PaymentOptions } from '../payment-options.tsx';
import { usePayableOptions } from '../state/use-payable-options.ts';

/** Props of {@link OtherWayToPay}. */
export interface OtherWayToPayProps {
	readonly order: Order;
	/** How the running payment is paid. */
	readonly running: PaymentOption;
	/** Whether the choice is open at first. */
	readonly isOpen: boolean;
	/** Another payment is being started. */
	readonly isStarting: boolean;
	/** Pays in another way, which ends the running payment. */
	readonly onPay: (option: PaymentOption) => void;
}

/** Beside a payment that runs: the other ways to pay, which can be chosen at any time. */
export function OtherWayToPay({ order, running, isOpen, isStarting, onPay }: OtherWayToPayProps) {
	const { t } = useTranslation('payment');
	const options = usePayableOptions(order).filter((option) => option !== running);
	const [option, setOption] = useState(options[0]);
	if (option === undefined) return null;
	return (
		<Collapsible label={t('failed.other')} headingLevel={2} defaultOpen={isOpen} className="w-full text-start">
			<div className="flex flex-col gap-4">
				<p className="text-pretty text-sm text-text-muted">{t('otherWay')}</p>
				<PaymentOptions legend={t('failed.methods')} options={options} value={option} onChange={setOption} />
				<Button size="lg" isFullWidth isLoading={isStarting} loadingLabel={t('starting')} onClick={() => onPay(option)}>
					{t(option === 'cash' ? 'failed.cash' : 'payThisWay')}
				</Button>
			</div>
		</Collapsible>
	);
}
