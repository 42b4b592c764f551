import type { Profile } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { type Phone, readPhone } from '@zaylat/domain/contact';
import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSession } from '../../../core/context/app-context.ts';
import { PROFILE } from '../../session/queries.ts';
import type { AddressValues } from './address-values.ts';

/**
 * Fills in the recipient and the phone of a new address from the account, as long as nothing was typed there. A field that
 * has the focus is left alone: somebody is about to type in it.
 */
export function usePrefill(form: UseFormReturn<AddressValues>, isNew: boolean): void {
	const { data: session } = useSession();
	const isRegistered = session?.user.kind === 'registered';
	const account = useQuery(isNew && isRegistered ? PROFILE : null).data?.data;
	const prefill = useEffectEvent(({ name, phone: stored }: Profile) => {
		const phone = stored === null ? undefined : readPhone(`+${stored}`, '95');
		const inUse = document.activeElement?.getAttribute('name');
		const isFree = (field: 'recipient' | 'phone.number') => form.getValues(field) === '' && inUse !== field;
		const [isRecipientFree, isPhoneFree] = [isFree('recipient'), isFree('phone.number')];
		// New default values: they are no change by the person who fills in the form.
		if (isRecipientFree) form.resetField('recipient', { defaultValue: name });
		if (isPhoneFree && phone) form.resetField('phone', { defaultValue: typedPhone(phone) });
	});
	useEffect(() => {
		if (account) prefill(account);
	}, [account]);
}

/** A phone number as people of its country type it. */
const typedPhone = ({ country, national }: Phone) => ({
	country,
	number: country === '65' ? national : `0${national}`,
});
