import { setStaffRoles } from '@zaylat/api-client';
import type { StaffMember } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { isEmail } from '@zaylat/domain/contact';
import { isStaffRole, STAFF_ROLES } from '@zaylat/domain/roles';
import { Button } from '@zaylat/ui/button';
import { Checkbox } from '@zaylat/ui/checkbox';
import { CheckboxGroupField } from '@zaylat/ui/checkbox/form';
import { Form, type FormErrors, FormSubmit } from '@zaylat/ui/form';
import { InputField } from '@zaylat/ui/input/form';
import { useToast } from '@zaylat/ui/toast';
import { useForm } from 'react-hook-form';
import { resolveSentences } from '../../../core/forms/resolve-sentences.ts';
import { useFormErrors } from '../../../core/forms/use-form-errors.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

interface RolesValues {
	readonly email: string;
	readonly roles: readonly string[];
}

/** Props of {@link RolesForm}. */
export interface RolesFormProps {
	/** Whose roles are changed; without one, an account gets its first ones. */
	readonly member: StaffMember | undefined;
	/** Called with all staff as they are from now on. */
	readonly onDone: (members: { data: { items: StaffMember[] } }) => Promise<void>;
	readonly onCancel: () => void;
}

/** Sets the roles of an account. */
export function RolesForm({ member, onDone, onCancel }: RolesFormProps) {
	const { t } = useTranslation('operating');
	const client = useClient();
	const toast = useToast();
	const formErrors = useFormErrors();
	const empty: RolesValues = { email: member?.email ?? '', roles: member?.roles ?? [] };
	const form = useForm<RolesValues>({
		defaultValues: empty,
		resolver: (values) =>
			resolveSentences(values, {
				email: isEmail(values.email.trim()) ? undefined : t('staff.emailMissing'),
				roles: member === undefined && values.roles.length === 0 ? t('staff.rolesMissing') : undefined,
			}),
	});

	async function save({ email, roles }: RolesValues): Promise<FormErrors | undefined> {
		const attempt = await client.attempt(setStaffRoles(email, roles.filter(isStaffRole)));
		if (!attempt.ok) return formErrors(attempt.error);
		form.reset({ email: '', roles: [] });
		toast.show({ id: 'operating', tone: 'positive', title: t('staff.saved') });
		await onDone(attempt.value);
		return undefined;
	}

	return (
		<Form form={form} labels={{ failed: t('notDone') }} onSubmit={save}>
			<InputField<RolesValues, 'email'>
				name="email"
				type="email"
				label={t('staff.email')}
				description={t('staff.emailText')}
				readOnly={member !== undefined}
				autoComplete="off"
			/>
			<CheckboxGroupField<RolesValues, 'roles'> name="roles" label={t('staff.columns.roles')}>
				{STAFF_ROLES.map((role) => (
					<Checkbox key={role} value={role} description={t(`roleTexts.${role}`)}>
						{t(`roles.${role}`)}
					</Checkbox>
				))}
			</CheckboxGroupField>
			<div className="flex flex-wrap gap-3">
				<FormSubmit loadingLabel={t('working')}>{t('staff.save')}</FormSubmit>
				{member !== undefined && (
					<Button variant="ghost" onClick={onCancel}>
						{t('cancel')}
					</Button>
				)}
			</div>
		</Form>
	);
}
