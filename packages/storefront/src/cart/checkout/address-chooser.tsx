import { addAddress, addresses } from '@zaylat/api-client';
import type { Address, AddressInput, CheckoutQuote } from '@zaylat/api-client/contract';
import { useClient, useQuery } from '@zaylat/api-client/swr';
import { langOfText } from '@zaylat/domain/scripts';
import { Badge } from '@zaylat/ui/badge';
import { Button } from '@zaylat/ui/button';
import { ChoiceCard, ChoiceCards } from '@zaylat/ui/choice-card';
import { FieldSet } from '@zaylat/ui/field-set';
import type { FormErrors } from '@zaylat/ui/form';
import { RadioGroup } from '@zaylat/ui/radio-group';
import { Skeleton } from '@zaylat/ui/skeleton';
import { useToast } from '@zaylat/ui/toast';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useErrorText } from '../../app/failures/use-error-text.ts';
import { useIsHydrated } from '../../app/use-is-hydrated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LazyAddressForm } from '../../shared/address-form/lazy-address-form.tsx';
import { AddressLines } from '../../shared/address-text/address-lines.tsx';
import { LoadProblem } from '../../shared/load-problem/load-problem.tsx';
import { SavedAddressList } from '../../shared/saved-addresses/saved-address-list.tsx';
import { addressInputOf } from '../../shared/saved-addresses/saved-addresses.ts';
import { useSavedAddresses } from '../../shared/saved-addresses/use-saved-addresses.ts';
import { NoDeliveryService } from './no-delivery-service.tsx';
import type { Checkout } from './use-checkout.ts';
import { useChosenAddress } from './use-chosen-address.ts';

/** Props of {@link AddressChooser}. */
export interface AddressChooserProps {
	readonly checkout: Checkout;
	readonly quote: CheckoutQuote;
	/** Called after a new address was saved and chosen. */
	readonly onSave?: () => void;
	/** Lays out the button that adds an address, below the list. */
	readonly renderActions: (add: ReactNode) => ReactNode;
}

/** Chooses where the parcels go; without an address yet one is filled in here. */
export function AddressChooser({ checkout, quote, onSave, renderActions }: AddressChooserProps) {
	const { t } = useTranslation(['checkout', 'addresses']);
	const toast = useToast();
	const client = useClient();
	const errorText = useErrorText();
	const { update, quote: asked } = checkout;
	const book = useQuery(addresses());
	const chosen = useChosenAddress(checkout);
	const isHydrated = useIsHydrated();
	const [isAdding, setIsAdding] = useState(false);
	const place = useRef<HTMLDivElement>(null);
	const hasSaved = useRef(false);
	const kept = book.data?.data.items;
	const onDevice = useSavedAddresses(kept);
	const refused = asked.error?.code === 'no_delivery_service' ? asked.error : undefined;

	async function save(input: AddressInput): Promise<FormErrors | undefined> {
		const known = new Set(kept?.map(({ id }) => id));
		const attempt = await client.attempt(addAddress(input));
		if (!attempt.ok) {
			const { title, advice } = errorText(attempt.error.code);
			const { fields } = attempt.error;
			return Object.keys(fields).length > 0 ? { fieldErrors: fields } : { formError: `${title}. ${advice}` };
		}
		await book.mutate(attempt.value, { revalidate: false });
		choose(attempt.value.data.items.find(({ id }) => !known.has(id))?.id);
		setIsAdding(false);
		hasSaved.current = true;
		onSave?.();
		return undefined;
	}

	// The form or card that was used has given way to the list.
	useEffect(() => {
		if (!hasSaved.current || place.current === null) return;
		hasSaved.current = false;
		place.current.focus();
	});

	/** Takes an address of an earlier visit over; the form says what is wrong with one that is typed, a message here. */
	async function takeOver(address: Address): Promise<void> {
		const errors = await save(addressInputOf(address));
		if (errors === undefined) return;
		toast.show({ tone: 'critical', title: t('addresses:kept.failed'), description: errors.formError });
	}

	function choose(addressId: string | undefined) {
		// Services are those of a place: they are chosen again.
		update({ addressId, services: {} });
	}

	if (book.error && kept === undefined) {
		return (
			<LoadProblem
				title={t('address.failed')}
				code={book.error.code}
				onRetry={() => void book.mutate()}
				isRetrying={book.isValidating}
			/>
		);
	}
	// The form is not rendered on the server: its code loads after hydration, and what was typed before would be lost.
	if (kept === undefined || (!isHydrated && kept.length === 0)) return <AddressSkeleton label={t('loading')} />;
	if (isAdding || kept.length === 0) {
		return (
			<div className="flex min-w-0 flex-col gap-5">
				{kept.length === 0 && onDevice.length > 0 && <SavedAddressList addresses={onDevice} onUse={takeOver} />}
				<LazyAddressForm
					onSave={save}
					submitLabel={t('address.saveAndUse')}
					onCancel={kept.length > 0 ? () => setIsAdding(false) : undefined}
				/>
			</div>
		);
	}
	return (
		<div className="flex min-w-0 flex-col gap-5">
			<div ref={place} tabIndex={-1} className="rounded-card">
				<FieldSet legend={t('address.choose')}>
					<RadioGroup value={chosen?.id ?? null} onValueChange={choose}>
						<ChoiceCards>
							{kept.map((address) => (
								<AddressChoice key={address.id} address={address} />
							))}
						</ChoiceCards>
					</RadioGroup>
				</FieldSet>
			</div>
			{refused && <NoDeliveryService shop={shopOf(refused.details.shop, quote)} advice={errorText(refused.code)} />}
			{renderActions(
				<Button variant="secondary" className="max-mobile-wide:w-full" onClick={() => setIsAdding(true)}>
					{t('address.add')}
				</Button>,
			)}
		</div>
	);
}

function AddressChoice({ address }: { readonly address: Address }) {
	const { t } = useTranslation('checkout');
	const { id, label, recipient, isPrimary } = address;
	const name = label || recipient;
	return (
		<ChoiceCard
			value={id}
			title={
				<span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
					<span lang={langOfText(name)}>{name}</span>
					{isPrimary && <Badge tone="positive">{t('address.primary')}</Badge>}
				</span>
			}
			description={<AddressLines address={address} hasRecipientAbove={label === ''} />}
		/>
	);
}

const shopOf = (slug: unknown, { parcels }: CheckoutQuote) => parcels.find(({ shop }) => shop.slug === slug)?.shop.name;

function AddressSkeleton({ label }: { readonly label: string }) {
	return (
		<div role="status" aria-label={label} className="flex flex-col gap-5">
			<Skeleton shape="block" className="h-36 w-full rounded-card" />
			<Skeleton shape="block" className="h-36 w-full rounded-card" />
			<Skeleton shape="block" className="h-13 w-48 rounded-control" />
		</div>
	);
}
