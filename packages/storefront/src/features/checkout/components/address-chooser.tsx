import { addAddress } from '@zaylat/api-client';
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
import { useLocation } from 'react-router';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useIsHydrated } from '../../../core/lazy/use-is-hydrated.ts';
import { NEW_ADDRESS_PARAMS, newAddressPath, newAddressRegion } from '../../../core/paths/checkout-path.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AddressLines } from '../../addresses/address-lines.tsx';
import { LazyAddressForm } from '../../addresses/form/lazy-address-form.tsx';
import { LazyPlainAddressForm } from '../../addresses/form/lazy-plain-address-form.tsx';
import { ADDRESSES } from '../../addresses/queries.ts';
import { SavedAddressList } from '../../addresses/saved-address-list.tsx';
import { addressInputOf } from '../../addresses/saved-addresses.ts';
import { useSavedAddresses } from '../../addresses/use-saved-addresses.ts';
import type { Checkout } from '../state/use-checkout.ts';
import { useChosenAddress } from '../state/use-chosen-address.ts';
import { NoDeliveryService } from './no-delivery-service.tsx';
import { ADDRESS_FORM } from './place-ids.ts';

/** Props of {@link AddressChooser}. */
export interface AddressChooserProps {
	readonly checkout: Checkout;
	readonly quote: CheckoutQuote;
	/** Called after a new address was saved and chosen, or was refused. */
	readonly onSave?: (isSaved: boolean) => void;
	/** Lays out the button that adds an address, below the list. */
	readonly renderActions: (add: ReactNode) => ReactNode;
}

/** Chooses where the parcels go; without an address yet one is filled in here. */
export function AddressChooser({ checkout, quote, onSave, renderActions }: AddressChooserProps) {
	const { t } = useTranslation(['checkout', 'addresses']);
	const toast = useToast();
	const client = useClient();
	const errorText = useErrorText();
	const { draft, update, typed, quote: asked } = checkout;
	const book = useQuery(ADDRESSES);
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
			onSave?.(false);
			const { title, advice } = errorText(attempt.error.code);
			const { fields } = attempt.error;
			return Object.keys(fields).length > 0 ? { fieldErrors: fields } : { formError: `${title}. ${advice}` };
		}
		await book.mutate(attempt.value, { revalidate: false });
		const addressId = attempt.value.data.items.find(({ id }) => !known.has(id))?.id;
		// The services that were chosen for the typed address are chosen for the saved one.
		update({ addressId, services: typed?.address ? draft.services : {} });
		setIsAdding(false);
		hasSaved.current = true;
		onSave?.(true);
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
		return <QueryProblem title={t('address.failed')} query={book} />;
	}
	// The form is not rendered on the server: its code loads after hydration, and what was typed before would be lost.
	if (kept === undefined || (!isHydrated && kept.length === 0)) {
		return (
			<>
				<AddressSkeleton label={t('loading')} />
				{kept && <NoScriptAddress checkout={checkout} />}
			</>
		);
	}
	const noService = refused && (
		<NoDeliveryService shop={shopOf(refused.details.shop, quote)} advice={errorText(refused.code)} />
	);
	if (isAdding || kept.length === 0) {
		return (
			<div className="flex min-w-0 flex-col gap-5">
				{noService}
				{kept.length === 0 && onDevice.length > 0 && <SavedAddressList addresses={onDevice} onUse={takeOver} />}
				<LazyAddressForm
					id={ADDRESS_FORM}
					onType={checkout.onType}
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
			{noService}
			{renderActions(
				<Button variant="secondary" className="max-mobile-wide:w-full" onClick={() => setIsAdding(true)}>
					{t('address.add')}
				</Button>,
			)}
		</div>
	);
}

/** Where the page has no script: the way to the form of a new address, or the form. */
function NoScriptAddress({ checkout: { item, pathOf } }: Pick<AddressChooserProps, 'checkout'>) {
	const { t } = useTranslation('checkout');
	const region = newAddressRegion(new URLSearchParams(useLocation().search));
	if (region === undefined) {
		return (
			<span className="hidden noscript:block">
				<LinkButton to={newAddressPath(item)} variant="secondary">
					{t('address.add')}
				</LinkButton>
			</span>
		);
	}
	return (
		<LazyPlainAddressForm
			region={region}
			regionParam={NEW_ADDRESS_PARAMS.region}
			path={newAddressPath(item)}
			next={pathOf('review')}
		/>
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
		<div role="status" aria-label={label} className="noscript:hidden flex flex-col gap-5">
			<Skeleton shape="block" className="h-36 w-full rounded-card" />
			<Skeleton shape="block" className="h-36 w-full rounded-card" />
			<Skeleton shape="block" className="h-13 w-48 rounded-control" />
		</div>
	);
}
