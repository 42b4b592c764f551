import { addContactPhone, contactPhones, removeContactPhone } from '@zaylat/api-client';
import { useClient, useQuery } from '@zaylat/api-client/swr';
import { MOST_CONTACT_PHONES, phoneProblem } from '@zaylat/domain/contact';
import { Form, type FormErrors, FormSubmit } from '@zaylat/ui/form';
import type { PhoneValue } from '@zaylat/ui/phone-input';
import { PhoneField } from '@zaylat/ui/phone-input/form';
import { useToast } from '@zaylat/ui/toast';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useAppContext } from '../../app/app-context.ts';
import { useErrorText } from '../../app/failures/use-error-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PHONE_CODES, phoneCodeOf } from '../../shared/address-form/phone-codes.ts';
import { FlagPicture, flagPath } from '../../shared/flag/flag-picture.tsx';
import { resolveSentences } from '../../shared/form-errors/resolve-sentences.ts';
import { useFormErrors } from '../../shared/form-errors/use-form-errors.ts';
import { LoadProblem } from '../../shared/load-problem/load-problem.tsx';
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
	const toast = useToast();
	const errorText = useErrorText();
	const formErrors = useFormErrors();
	const book = useQuery(contactPhones());
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

	async function add({ phone }: PhoneValues): Promise<FormErrors | undefined> {
		const attempt = await client.attempt(addContactPhone(phone.number, phoneCodeOf(phone.country)));
		if (!attempt.ok) return formErrors(attempt.error, () => malformed);
		await book.mutate(attempt.value, { revalidate: false });
		form.reset(empty);
		return undefined;
	}

	async function remove(id: string) {
		list.current?.focus({ preventScroll: true });
		const attempt = await client.attempt(removeContactPhone(id));
		if (attempt.ok) return book.mutate(attempt.value, { revalidate: false });
		const { title, advice } = errorText(attempt.error.code);
		toast.show({ tone: 'critical', title: t('contactPhones.notRemoved'), description: `${title}. ${advice}` });
		return book.mutate();
	}

	return (
		<SettingsCard title={t('contactPhones.title')} text={t('contactPhones.text')}>
			{book.error && book.data === undefined ? (
				<LoadProblem
					headingLevel={3}
					title={t('failed')}
					code={book.error.code}
					onRetry={() => void book.mutate()}
					isRetrying={book.isValidating}
				/>
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
