import { changeProfile } from '@zaylat/api-client';
import type { Profile } from '@zaylat/api-client/contract';
import { Form, FormSubmit } from '@zaylat/ui/form';
import { InputField } from '@zaylat/ui/input/form';
import { useToast } from '@zaylat/ui/toast';
import { useForm } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { contractResolver } from '../../shared/form-errors/contract-resolver.ts';
import { useFormErrors } from '../../shared/form-errors/use-form-errors.ts';
import type { ChangeProfile } from '../use-profile.ts';
import { PictureChange } from './picture-change.tsx';
import { SettingsCard } from './settings-card.tsx';

interface NameValues {
	readonly name: string;
}

/** Props of the cards that change a profile. */
export interface ProfileCardProps {
	readonly profile: Profile;
	readonly change: ChangeProfile;
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
	return (
		<SettingsCard title={t('details.who')}>
			<PictureChange profile={profile} change={change} />
			<Form
				form={form}
				labels={{ failed: t('details.failed') }}
				onSubmit={async ({ name }) => {
					const attempt = await change(changeProfile({ name: name.trim() }));
					if (!attempt.ok) return formErrors(attempt.error);
					toast.show({ tone: 'positive', title: t('details.saved') });
					return undefined;
				}}
			>
				<InputField<NameValues, 'name'> name="name" label={t('details.name')} autoComplete="name" />
				<FormSubmit variant="secondary" loadingLabel={t('details.saving')} className="self-start">
					{t('details.saveName')}
				</FormSubmit>
			</Form>
		</SettingsCard>
	);
}
