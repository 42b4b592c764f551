import { changePassword } from '@zaylat/api-client';
import { passwordProblem } from '@zaylat/domain/account';
import { Form, type FormErrors, FormSubmit } from '@zaylat/ui/form';
import { PasswordField } from '@zaylat/ui/password-input/form';
import { useToast } from '@zaylat/ui/toast';
import { useForm } from 'react-hook-form';
import { resolveSentences } from '../../../core/forms/resolve-sentences.ts';
import { useFormErrors } from '../../../core/forms/use-form-errors.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useReauthentication } from '../state/use-reauthentication.tsx';
import type { ProfileCardProps } from './profile-card-props.ts';
import { SettingsCard } from './settings-card.tsx';

interface PasswordValues {
	readonly currentPassword: string;
	readonly newPassword: string;
}

const EMPTY: PasswordValues = { currentPassword: '', newPassword: '' };

/** Changes the password, or sets the first one after a code (ADR 28); other devices are signed out. */
export function PasswordCard({ profile, change }: ProfileCardProps) {
	const { t } = useTranslation('account');
	const toast = useToast();
	const formErrors = useFormErrors();
	const { withProof, dialog } = useReauthentication();
	const { hasPassword, name, email } = profile;
	const form = useForm<PasswordValues>({
		defaultValues: EMPTY,
		resolver: (values) => {
			const problem = passwordProblem(values.newPassword, [name, email ?? '']);
			return resolveSentences(values, {
				currentPassword: hasPassword && values.currentPassword === '' ? t('details.password.missing') : undefined,
				newPassword: problem && t(`details.password.problems.${problem}`),
			});
		},
	});

	async function save({ currentPassword, newPassword }: PasswordValues): Promise<FormErrors | undefined> {
		const request = changePassword({ ...(hasPassword && { currentPassword }), newPassword });
		const attempt = await withProof(() => change(request));
		if (attempt === undefined) return undefined;
		if (!attempt.ok) {
			if (attempt.error.code === 'password_wrong') {
				return { fieldErrors: { currentPassword: t('details.password.wrong') } };
			}
			return formErrors(attempt.error, () => t('details.password.problems.password_common'));
		}
		form.reset(EMPTY);
		toast.show({ tone: 'positive', title: t('details.saved') });
		return undefined;
	}

	return (
		<SettingsCard title={t('details.password.title')} text={t('details.password.text')}>
			<Form form={form} labels={{ failed: t('details.failed') }} onSubmit={save}>
				{hasPassword && (
					<PasswordField<PasswordValues, 'currentPassword'>
						name="currentPassword"
						label={t('details.password.current')}
						labels={{ show: t('details.password.show') }}
					/>
				)}
				<PasswordField<PasswordValues, 'newPassword'>
					name="newPassword"
					label={t('details.password.new')}
					autoComplete="new-password"
					labels={{ show: t('details.password.show') }}
				/>
				<FormSubmit variant="secondary" loadingLabel={t('details.saving')} className="self-start">
					{t('details.password.save')}
				</FormSubmit>
			</Form>
			{dialog}
		</SettingsCard>
	);
}
