import type { Address } from '@zaylat/api-client/contract';
import { formatPhone, readPhone } from '@zaylat/domain/contact';
import { AddressSummary } from '@zaylat/ui/address-fieldset';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useChosenAddress } from '../state/use-chosen-address.ts';
import { AddressChooser } from './address-chooser.tsx';
import type { StepProps } from './address-step.tsx';
import { CheckoutCard } from './checkout-card.tsx';
import { PLACE_IDS } from './place-ids.ts';

/** Props of {@link CheckoutAddress}. */
export interface CheckoutAddressProps extends Pick<StepProps, 'checkout' | 'quote'> {
	/** Called after a new address was saved and chosen, or was refused. */
	readonly onSave: (isSaved: boolean) => void;
}

/** Where the order goes: the primary address until another one is chosen; the form while there is none. */
export function CheckoutAddress({ checkout, quote, onSave }: CheckoutAddressProps) {
	const { t } = useTranslation('checkout');
	const [isOpen, setIsOpen] = useState(false);
	const { draft, update } = checkout;
	const chosen = useChosenAddress(checkout);
	const isRefused = checkout.quote.error?.code === 'no_delivery_service';

	const preselect = useEffectEvent(() => {
		if (draft.addressId === undefined && chosen !== undefined) update({ addressId: chosen.id, services: {} });
	});
	useEffect(() => {
		if (chosen !== undefined && draft.addressId === undefined) preselect();
	}, [chosen, draft.addressId]);

	const canClose = chosen !== undefined && !isRefused;
	return (
		<CheckoutCard
			id={PLACE_IDS.address}
			title={t('review.to')}
			isOpen={isOpen || !canClose}
			onToggle={canClose ? () => setIsOpen(!isOpen) : undefined}
			summary={chosen && <ChosenAddress address={chosen} />}
		>
			<AddressChooser
				checkout={checkout}
				quote={quote}
				onSave={(isSaved) => {
					if (isSaved) setIsOpen(false);
					onSave(isSaved);
				}}
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
			lines={[[homeNo, street].filter(Boolean).join(' '), placeText, landmark ?? '']}
			phone={phone ? formatPhone(phone) : address.phone}
		/>
	);
}
