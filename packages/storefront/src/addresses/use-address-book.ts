import { addAddress, addresses, changeAddress, makeAddressPrimary, removeAddress } from '@zaylat/api-client';
import type { Address, AddressInput } from '@zaylat/api-client/contract';
import { useClient, useQuery } from '@zaylat/api-client/swr';
import type { FormErrors } from '@zaylat/ui/form';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { useErrorText } from '../app/failures/use-error-text.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useFormErrors } from '../shared/form-errors/use-form-errors.ts';
import { addressInputOf } from '../shared/saved-addresses/saved-addresses.ts';
import { useSavedAddresses } from '../shared/saved-addresses/use-saved-addresses.ts';
import { useSessionOver } from '../shared/session/use-session-over.ts';
import { BOOK_PATH } from './book-path.ts';

type Change = ReturnType<typeof addAddress | typeof changeAddress | typeof makeAddressPrimary | typeof removeAddress>;

/** The address book and what can be done with it, with its messages. */
export function useAddressBook() {
	const { t } = useTranslation('addresses');
	const client = useClient();
	const toast = useToast();
	const errorText = useErrorText();
	const formErrors = useFormErrors();
	const sessionIsOver = useSessionOver();
	const book = useQuery(addresses());
	const onDevice = useSavedAddresses(book.data?.data.items);
	/** Id of the address that something is done with. */
	const [busyId, setBusyId] = useState<string>();

	async function send(change: Change) {
		const attempt = await client.attempt(change);
		if (attempt.ok) await book.mutate(attempt.value, { revalidate: false });
		return attempt;
	}

	/** @returns whether it was done; what went wrong is told. */
	async function act(change: Change, failed: string): Promise<boolean> {
		const attempt = await send(change);
		if (attempt.ok) return true;
		if (await sessionIsOver(attempt.error, BOOK_PATH)) return false;
		const { title, advice } = errorText(attempt.error.code);
		toast.show({ tone: 'critical', title: failed, description: `${title}. ${advice}` });
		// Another tab may have changed the book.
		if (attempt.error.code === 'address_not_found') void book.mutate();
		return false;
	}

	async function actOn(id: string, work: () => Promise<void>) {
		setBusyId(id);
		await work();
		setBusyId(undefined);
	}

	return {
		items: book.data?.data.items ?? [],
		busyId,
		/** Of earlier visits, stored on the device. */
		onDevice,
		/** Takes one of those over. */
		async takeOver(address: Address): Promise<void> {
			const isDone = await act(addAddress(addressInputOf(address), address.isPrimary), t('kept.failed'));
			if (isDone) toast.show({ tone: 'positive', title: t('book.saved') });
		},
		/** Keeps what was filled in: a new address, or that of an id. */
		async save(input: AddressInput, id?: string): Promise<FormErrors | undefined> {
			const attempt = await send(id === undefined ? addAddress(input) : changeAddress(id, input));
			if (attempt.ok) {
				toast.show({ tone: 'positive', title: t('book.saved') });
				return undefined;
			}
			if (await sessionIsOver(attempt.error, BOOK_PATH)) return {};
			return formErrors(attempt.error, (_, problem) => problem);
		},
		makePrimary: (address: Address) =>
			actOn(address.id, async () => {
				const isDone = await act(makeAddressPrimary(address.id), t('book.notChanged'));
				if (isDone) toast.show({ tone: 'positive', title: t('book.primarySet') });
			}),
		/** Removes an address, with a way to take that back. */
		remove: (address: Address) =>
			actOn(address.id, async () => {
				if (!(await act(removeAddress(address.id), t('book.notRemoved')))) return;
				toast.show({
					id: `address-${address.id}`,
					title: t('book.removed'),
					action: {
						label: t('book.undo'),
						onAction: () => void act(addAddress(addressInputOf(address), address.isPrimary), t('book.notRestored')),
					},
				});
			}),
	};
}
