import { changeReturnAddress } from '@zaylat/api-client';
import type { AddressInput, OwnShop } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { langOfText } from '@zaylat/domain/scripts';
import { Button } from '@zaylat/ui/button';
import type { FormErrors } from '@zaylat/ui/form';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { FormCard } from '../../../core/forms/form-card.tsx';
import { useKeptValues } from '../../../core/forms/use-kept-values.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LazyAddressForm } from '../../addresses/form/lazy-address-form.tsx';

/** Props of the cards below the form of a shop. */
export interface ShopCardProps {
	readonly shop: OwnShop;
	readonly onSaved: (shop: OwnShop) => void;
}

/** Where parcels of a shop come from and go back to. Texts: area `shopParts`. */
export function ReturnAddressCard({ shop, onSaved }: ShopCardProps) {
	const { t } = useTranslation('shopParts');
	const client = useClient();
	const toast = useToast();
	const errorText = useErrorText();
	const [isOpen, setIsOpen] = useState(false);
	// The form keeps what is typed for the tab; after a reload it is open again.
	const { keep, forget } = useKeptValues(`return-address-open-${shop.slug}`, () => setIsOpen(true));
	const [refusal, setRefusal] = useState<string>();
	const { returnAddress: address } = shop;

	function open() {
		keep({ isOpen: true });
		setIsOpen(true);
	}

	function close() {
		forget();
		setIsOpen(false);
	}

	async function save(written: Omit<AddressInput, 'label'> | null): Promise<FormErrors | undefined> {
		setRefusal(undefined);
		const attempt = await client.attempt(changeReturnAddress(shop.slug, written));
		if (!attempt.ok) {
			const { code, details, fields } = attempt.error;
			const named = Object.entries(fields).map(([field, problem]) => [field.replace(/^address\./, ''), problem]);
			if (named.length > 0) return { fieldErrors: Object.fromEntries(named) };
			return { formError: errorText(code, details).text };
		}
		close();
		toast.show({ id: 'own-shop', tone: 'positive', title: t(written ? 'address.saved' : 'address.removed') });
		onSaved(attempt.value.data);
		return undefined;
	}

	async function remove() {
		const errors = await save(null);
		if (errors) setRefusal(errors.formError);
	}

	return (
		<FormCard title={t('address.title')} text={t('address.text')}>
			{isOpen ? (
				<LazyAddressForm
					kept={address ? { ...address, label: '' } : undefined}
					keptAs={`return-address-${shop.slug}`}
					isNamed={false}
					onSave={({ label: _, ...written }) => save(written)}
					onCancel={close}
				/>
			) : (
				<>
					{address && (
						<address className="wrap-anywhere not-italic leading-body">
							{[
								address.recipient,
								[address.homeNo, address.street].filter(Boolean).join(' '),
								address.placeText,
								address.landmark ?? '',
								address.phone,
							]
								.filter(Boolean)
								.map((line) => (
									<span key={line} lang={langOfText(line)} className="block">
										{line}
									</span>
								))}
						</address>
					)}
					{refusal !== undefined && (
						<p role="alert" className="text-critical text-sm">
							{refusal}
						</p>
					)}
					<div className="flex flex-wrap gap-3">
						<Button variant="secondary" onClick={open}>
							{t(address ? 'address.change' : 'address.add')}
						</Button>
						{address && (
							<Button variant="ghost" onClick={() => void remove()}>
								{t('address.remove')}
							</Button>
						)}
					</div>
				</>
			)}
		</FormCard>
	);
}
