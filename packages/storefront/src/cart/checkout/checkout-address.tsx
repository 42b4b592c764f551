import { addresses } from '@zaylat/api-client';
import type { Address } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { formatPhone, readPhone } from '@zaylat/domain/contact';
import { AddressSummary } from '@zaylat/ui/address-fieldset';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AddressChooser } from './address-chooser.tsx';
import type { StepProps } from './address-step.tsx';
import { CheckoutCard } from './checkout-card.tsx';

/** Props of {@link CheckoutAddress}. */
export interface CheckoutAddressProps extends Pick<StepProps, 'checkout' | 'quote'> {
	/** Whether the shopper tried to order without an address. */
	readonly isMissing: boolean;
}

/** Where the order goes: the primary address until another one is chosen; the form while there is none. */
export function CheckoutAddress({ checkout, quote, isMissing }: CheckoutAddressProps) {
	const { t } = useTranslation('checkout');
	const [isOpen, setIsOpen] = useState(false);
	const { draft, update } = checkout;
	const items = useQuery(addresses()).data?.data.items;
	const best = items?.find(({ isPrimary }) => isPrimary) ?? items?.[0];
	const chosen = items?.find(({ id }) => id === draft.addressId) ?? best;
	const isRefused = checkout.quote.error?.code === 'no_delivery_service';

	const preselect = useEffectEvent(() => {
		if (draft.addressId === undefined && best !== undefined) update({ addressId: best.id, services: {} });
	});
	useEffect(() => {
		if (best !== undefined && draft.addressId === undefined) preselect();
	}, [best, draft.addressId]);

	const canClose = chosen !== undefined && !isRefused;
	return (
		<CheckoutCard
			title={t('review.to')}
			isOpen={isOpen || !canClose}
			onToggle={canClose ? () => setIsOpen(!isOpen) : undefined}
			summary={chosen && <ChosenAddress address={chosen} />}
		>
			<AddressChooser
				checkout={checkout}
				quote={quote}
				isMissing={isMissing}
				onSave={() => setIsOpen(false)}
				renderActions={(add) => <div className="flex flex-wrap gap-3">{add}</div>}
			/>
		</CheckoutCard>
	);
}

function ChosenAddress({ address }: { readonly address: Address }) {
	const { recipient, homeNo, street, landmark, placeText, phoneCountry } = address;
	const phone = readPhone(address.phone, phoneCountry);
	return (
		<AddressSummary
			name={recipient}
			lines={[[homeNo, street].filter(Boolean).join(', '), placeText, landmark ?? '']}
			phone={phone ? formatPhone(phone) : address.phone}
		/>
	);
}
