import { tracking } from '@zaylat/api-client';
import type { TrackedOrder } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { DIALLING_CODES, readDiallingCode } from '@zaylat/domain/contact';
import { trackCodeFrom } from '@zaylat/domain/orders';
import { Form, type FormResult, FormSubmit } from '@zaylat/ui/form';
import { InputField } from '@zaylat/ui/input/form';
import { PhoneField } from '@zaylat/ui/phone-input/form';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { useAppContext } from '../../../core/context/app-context.ts';
import { resolveSentences } from '../../../core/forms/resolve-sentences.ts';
import { useFormErrors } from '../../../core/forms/use-form-errors.ts';
import { useKeptForm } from '../../../core/forms/use-kept-form.ts';
import { FlagPicture, flagPath } from '../../../core/preferences/flag-picture.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type TrackingValues, trackingProblems } from '../tracking-rules.ts';

/** Props of {@link TrackForm}. */
export interface TrackFormProps {
	readonly onFound: (tracked: TrackedOrder) => void;
}

const HOME = { mm: '95', th: '66' } as const;
const COUNTRIES = { '95': 'mm', '66': 'th', '65': 'sg' } as const;

/** Asks for the code of an order or parcel and the phone number it was ordered with (Decision 10). */
export function TrackForm({ onFound }: TrackFormProps) {
	const { t } = useTranslation('tracking');
	const { edition } = useAppContext();
	const client = useClient();
	const errorsOf = useFormErrors();
	const code = new URLSearchParams(useLocation().search).get('code') ?? '';
	const form = useForm<TrackingValues>({
		defaultValues: { code, phone: { country: HOME[edition], number: '' } },
		resolver: (values) => {
			const problems = trackingProblems(values);
			return resolveSentences(values, {
				code: problems.code && t(`problems.${problems.code}`),
				phone: problems.phone && t(`problems.${problems.phone}`),
			});
		},
	});

	const kept = useKeptForm(form, `track-${code}`);

	async function find({ code: typed, phone: { country, number } }: TrackingValues): Promise<FormResult> {
		const attempt = await client.attempt(
			tracking({ code: typed, phone: number, phoneCountry: readDiallingCode(country) }),
		);
		if (attempt.ok) {
			kept.forget();
			onFound(attempt.value.data);
			return undefined;
		}
		if (attempt.error.code === 'order_not_found') return { formError: t('problems.notFound') };
		if (attempt.error.code === 'too_many_requests') return { formError: t('problems.tooMany') };
		return errorsOf(attempt.error);
	}

	return (
		<Form
			form={form}
			onSubmit={find}
			aria-label={t('form')}
			labels={{ failed: t('failed') }}
			className="rounded-card border border-border bg-surface-raised p-4"
		>
			<InputField<TrackingValues, 'code'>
				name="code"
				label={t('code')}
				description={t('codeHelp', { order: 'ZL12345678', parcel: trackCodeFrom(0.123_456_78, edition) })}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={40}
				isRequired
				requiredLabel={t('required')}
			/>
			<PhoneField<TrackingValues, 'phone'>
				name="phone"
				label={t('phone')}
				description={t('phoneHelp')}
				maxLength={30}
				countries={DIALLING_CODES.map((value) => ({
					value,
					code: `+${value}`,
					name: t(`countries.${COUNTRIES[value]}`),
					flag: <FlagPicture src={flagPath(COUNTRIES[value])} />,
				}))}
				labels={{ country: t('phoneCountry') }}
				isRequired
				requiredLabel={t('required')}
			/>
			<FormSubmit loadingLabel={t('sending')}>{t('submit')}</FormSubmit>
		</Form>
	);
}
