import { addContactPhone, removeContactPhone } from '@zaylat/api-client';
import { useClient } from '@zaylat/api-client/swr';
import { MOST_CONTACT_PHONES, phoneProblem } from '@zaylat/domain/contact';
import { Form, type FormErrors, FormSubmit } from '@zaylat/ui/form';
import type { PhoneValue } from '@zaylat/ui/phone-input';
import { PhoneField } from '@zaylat/ui/phone-input/form';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useAppContext } from '../../../core/context/app-context.ts';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { useFailureToast } from '../../../core/failures/use-failure-toast.ts';
import { resolveSentences } from '../../../core/forms/resolve-sentences.ts';
import { useFormErrors } from '../../../core/forms/use-form-errors.ts';
import { useKeptForm } from '../../../core/forms/use-kept-form.ts';
import { FlagPicture, flagPath } from '../../../core/preferences/flag-picture.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PHONE_CODES, phoneCodeOf } from '../../addresses/form/phone-codes.ts';
import { profileQueries } from '../queries.ts';
import { ContactPhoneItem } from './contact-phone-item.tsx';
import { SettingsCard } from './settings-card.tsx';

interface PhoneValues {
	readonly phone: PhoneValue;
}

/** Further numbers that riders and shops may call. */
export function ContactPhonesCard() {
	const { t } = useTranslation(['account', 'addresses']);
	const { edition } = useAppContext();
	const client = useClient();
	const showFailure = useFailureToast();
	const formErrors = useFormErrors();
	const book = useScreenQuery(profileQueries.contactPhones);
	const list = useRef<HTMLDivElement>(null);
	const items = book.data?.data.items ?? [];
	const empty: PhoneValues = { phone: { country: edition === 'th' ? '66' : '95', number: '' } };
	const malformed = t('details.phone.malformed');
	const form = useForm<PhoneValues>({
		defaultValues: empty,
		resolver: (values) => {
			const { number, country } = values.phone;
			return resolveSentences(values, { phone: phoneProblem(number, phoneCodeOf(country)) && malformed });
		},
	});

	const kept = useKeptForm(form, 'contact-phone');

	async function add({ phone }: PhoneValues): Promise<FormErrors | undefined> {
		const attempt = await client.attempt(addContactPhone(phone.number, phoneCodeOf(phone.country)));
		if (!attempt.ok) return formErrors(attempt.error, () => malformed);
		await book.mutate(attempt.value, { revalidate: false });
		form.reset(empty);
		kept.forget();
		return undefined;
	}

	async function remove(id: string) {
		list.current?.focus({ preventScroll: true });
		const attempt = await client.attempt(removeContactPhone(id));
		if (attempt.ok) return book.mutate(attempt.value, { revalidate: false });
		showFailure(t('contactPhones.notRemoved'), attempt.error);
		return book.mutate();
	}

	return (
		<SettingsCard title={t('contactPhones.title')} text={t('contactPhones.text')}>
			{book.error && book.data === undefined ? (
				<QueryProblem headingLevel={3} title={t('failed')} query={book} />
			) : (
				<div ref={list} tabIndex={-1} className="rounded-control">
					{items.length === 0 && <p className="text-text-muted">{t('contactPhones.none')}</p>}
					<ul className="flex flex-col gap-2">
						{items.map((contact) => (
							<ContactPhoneItem
								key={contact.id}
								contact={contact}
								onRemove={() => void remove(contact.id)}
								onVerified={(verified) => void book.mutate({ data: { items: [...verified] } }, { revalidate: false })}
							/>
						))}
					</ul>
				</div>
			)}
			{items.length < MOST_CONTACT_PHONES && (
				<Form form={form} labels={{ failed: t('details.failed') }} onSubmit={add}>
					<PhoneField<PhoneValues, 'phone'>
						name="phone"
						label={t('contactPhones.new')}
						countries={PHONE_CODES.map(({ country, ...code }) => ({
							...code,
							name: t(`addresses:countries.${country}`),
							flag: <FlagPicture src={flagPath(country)} />,
						}))}
						labels={{ country: t('addresses:phoneCountry') }}
					/>
					<FormSubmit variant="secondary" loadingLabel={t('details.saving')} className="self-start">
						{t('contactPhones.add')}
					</FormSubmit>
				</Form>
			)}
		</SettingsCard>
	);
}
