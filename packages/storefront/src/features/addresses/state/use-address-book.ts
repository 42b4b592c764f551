import type { Address, AddressInput } from '@zaylat/api-client/contract';
import type { FormErrors } from '@zaylat/ui/form';
import { useToast } from '@zaylat/ui/toast';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useFeatureState } from '../../../core/context/app-context.ts';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useFormErrors } from '../../../core/forms/use-form-errors.ts';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSessionOver } from '../../session/use-session-over.ts';
import { BOOK_PATH } from '../book-path.ts';
import { addressBookQueries } from '../queries.ts';
import { addressInputOf } from '../saved-addresses.ts';
import { useSavedAddresses } from '../use-saved-addresses.ts';
import { addressWritesState } from './address-writes.ts';
import { type AddressChange, changedAddresses, shownAddresses } from './apply-address-change.ts';

/** The address book and what can be done with it, with its messages. */
export function useAddressBook() {
	const { t } = useTranslation('addresses');
	const toast = useToast();
	const errorText = useErrorText();
	const formErrors = useFormErrors();
	const sessionIsOver = useSessionOver();
	const book = useScreenQuery(addressBookQueries.addresses);
	const writes = useFeatureState(addressWritesState);
	const { pending, isWaiting, refusals } = useStore(writes.state);
	const stored = book.data?.data.items;
	const items = useMemo(() => stored && shownAddresses(stored, pending), [stored, pending]);
	const onDevice = useSavedAddresses(items);
	/** Id of the address that something is done with. */
	const [busyId, setBusyId] = useState<string>();

	/** Says that a change was done, or that it is kept on the device until then. */
	function confirm(isKept: boolean | undefined, done: string): void {
		if (isKept) toast.show({ title: t('waiting.title'), description: t('waiting.text') });
		else toast.show({ tone: 'positive', title: done });
	}

	/** @returns whether it was done or is kept on the device; what went wrong is told. */
	async function act(change: AddressChange, failed: string) {
		const result = await writes.add(change);
		if (result.ok) return result;
		if (await sessionIsOver(result.error, BOOK_PATH)) return undefined;
		const { title, advice } = errorText(result.error.code);
		toast.show({ tone: 'critical', title: failed, description: `${title}. ${advice}` });
		// Another tab may have changed the book.
		if (result.error.code === 'address_not_found') void book.mutate();
		return undefined;
	}

	const addingOf = (address: Address): AddressChange => ({
		kind: 'add',
		input: addressInputOf(address),
		isPrimary: address.isPrimary,
	});

	async function actOn(id: string, work: () => Promise<void>) {
		setBusyId(id);
		await work();
		setBusyId(undefined);
	}

	return {
		items: items ?? [],
		busyId,
		/** Ids of addresses with changes that are kept on the device until the connection is back. */
		waitingIds: changedAddresses(isWaiting ? pending : []),
		/** Changes that the server refused after they had waited. */
		lateRefusals: refusals.filter(({ isLate }) => isLate),
		dismissRefusal: writes.dismiss,
		/** Of earlier visits, stored on the device. */
		onDevice,
		/** Takes one of those over. */
		async takeOver(address: Address): Promise<void> {
			const done = await act(addingOf(address), t('kept.failed'));
			if (done) confirm(done.isWaiting, t('book.saved'));
		},
		/** Keeps what was filled in: a new address, or that of an id. */
		async save(input: AddressInput, id?: string): Promise<FormErrors | undefined> {
			const result = await writes.add(
				id === undefined ? { kind: 'add', input, isPrimary: false } : { kind: 'change', addressId: id, input },
			);
			if (result.ok) {
				confirm(result.isWaiting, t('book.saved'));
				return undefined;
			}
			if (await sessionIsOver(result.error, BOOK_PATH)) return {};
			return formErrors(result.error, (_, problem) => problem);
		},
		makePrimary: (address: Address) =>
			actOn(address.id, async () => {
				const done = await act({ kind: 'primary', addressId: address.id }, t('book.notChanged'));
				if (done) confirm(done.isWaiting, t('book.primarySet'));
			}),
		/** Removes an address, with a way to take that back. */
		remove: (address: Address) =>
			actOn(address.id, async () => {
				const done = await act({ kind: 'remove', addressId: address.id }, t('book.notRemoved'));
				if (!done) return;
				toast.show({
					id: `address-${address.id}`,
					title: t('book.removed'),
					...(done.isWaiting && { description: t('waiting.text') }),
					action: {
						label: t('book.undo'),
						onAction: () => void act(addingOf(address), t('book.notRestored')),
					},
				});
			}),
	};
}
