import type { Address } from '@zaylat/api-client/contract';
import { langOfText } from '@zaylat/domain/scripts';
import { Button } from '@zaylat/ui/button';
import { Card } from '@zaylat/ui/card';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AddressLines } from './address-lines.tsx';
import { saveAddresses } from './saved-addresses.ts';

/** Props of {@link SavedAddressList}. */
export interface SavedAddressListProps {
	readonly addresses: readonly Address[];
	/** Puts one in the address book of the session; tells itself when that fails. */
	readonly onUse: (address: Address) => Promise<void>;
}

/** Addresses of an earlier visit, to take over into an empty address book or to forget. Texts: area `addresses`. */
export function SavedAddressList({ addresses, onUse }: SavedAddressListProps) {
	const { t } = useTranslation('addresses');
	const [busyId, setBusyId] = useState<string>();

	async function choose(address: Address) {
		setBusyId(address.id);
		await onUse(address);
		setBusyId(undefined);
	}

	return (
		<section aria-labelledby="kept-addresses" className="flex flex-col gap-3">
			<div>
				<h3 id="kept-addresses" className="font-semibold text-lg leading-heading">
					{t('kept.title')}
				</h3>
				<p className="text-text-muted">{t('kept.text')}</p>
			</div>
			<ul className="grid gap-3 tablet:grid-cols-2">
				{addresses.map((address) => (
					<li key={address.id} className="min-w-0">
						<Card padding="md" className="flex h-full flex-col gap-3">
							<p className="wrap-anywhere flex-1">
								<span lang={langOfText(address.label || address.recipient)} className="block font-semibold">
									{address.label || address.recipient}
								</span>
								<AddressLines address={address} hasRecipientAbove={address.label === ''} />
							</p>
							<Button
								variant="secondary"
								isLoading={busyId === address.id}
								loadingLabel={t('saving')}
								disabled={busyId !== undefined && busyId !== address.id}
								onClick={() => void choose(address)}
								aria-label={t('kept.useNamed', { name: address.label || address.recipient })}
								className="self-start"
							>
								{t('kept.use')}
							</Button>
						</Card>
					</li>
				))}
			</ul>
			<Button variant="ghost" onClick={() => saveAddresses([])} className="self-start">
				{t('kept.forget')}
			</Button>
		</section>
	);
}
