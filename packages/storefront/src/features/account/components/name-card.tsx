import { changeProfile } from '@zaylat/api-client';
import { Form, FormSubmit } from '@zaylat/ui/form';
import { useToast } from '@zaylat/ui/toast';
import { useForm } from 'react-hook-form';
import { contractResolver } from '../../../core/forms/contract-resolver.ts';
import { useFormErrors } from '../../../core/forms/use-form-errors.ts';
import { useKeptForm } from '../../../core/forms/use-kept-form.ts';
import { WordsField } from '../../../core/forms/words-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PictureChange } from './picture-change.tsx';
import type { ProfileCardProps } from './profile-card-props.ts';
import { SettingsCard } from './settings-card.tsx';

interface NameValues {
	readonly name: string;
}

/** The schema of a name. */
async function nameSchema() {
	const { changeProfile: endpoint } = await import('@zaylat/api-client/contract');
	return endpoint.body.pick({ name: true }).required();
}

/** Name and picture. */
export function NameCard({ profile, change }: ProfileCardProps) {
	const { t } = useTranslation('account');
	const toast = useToast();
	const formErrors = useFormErrors();
	const form = useForm<NameValues>({
		defaultValues: { name: profile.name },
		resolver: contractResolver<NameValues>(nameSchema, {
			name: (code) => t(code === 'too_big' ? 'details.nameLong' : 'details.nameMissing'),
		}),
	});
	const kept = useKeptForm(form, 'name');
	return (
		<SettingsCard title={t('details.who')}>
			<PictureChange profile={profile} change={change} />
			<Form
				form={form}
				labels={{ failed: t('details.failed') }}
				onSubmit={async ({ name }) => {
					const attempt = await change(changeProfile({ name: name }));
					if (!attempt.ok) return formErrors(attempt.error);
					kept.forget();
					toast.show({ tone: 'positive', title: t('details.saved') });
					return undefined;
				}}
			>
				<WordsField<NameValues, 'name'> name="name" label={t('details.name')} autoComplete="name" />
				<FormSubmit variant="secondary" loadingLabel={t('details.saving')} className="self-start">
					{t('details.saveName')}
				</FormSubmit>
			</Form>
		</SettingsCard>
	);
}
