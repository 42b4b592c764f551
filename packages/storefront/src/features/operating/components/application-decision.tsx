import { decideApplication } from '@zaylat/api-client';
import type { StaffApplicationDetails } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { formatCount } from '@zaylat/domain/money';
import {
	type ApplicationDecision,
	DECISION_LETTERS,
	decisionNeedsReason,
	decisionsIn,
} from '@zaylat/domain/seller-applications';
import { isBlank } from '@zaylat/domain/typed-text';
import { Button } from '@zaylat/ui/button';
import { Dialog } from '@zaylat/ui/dialog';
import { Form, type FormErrors, FormSubmit } from '@zaylat/ui/form';
import { TextareaField } from '@zaylat/ui/textarea/form';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { usePreferences } from '../../../core/context/app-context.ts';
import { resolveSentences } from '../../../core/forms/resolve-sentences.ts';
import { useFormErrors } from '../../../core/forms/use-form-errors.ts';
import { useKeptForm } from '../../../core/forms/use-kept-form.ts';
import { placeText } from '../../../core/pictures/place-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link ApplicationDecision}. */
export interface ApplicationDecisionProps {
	readonly application: StaffApplicationDetails;
	/** Called with the application as it is from now on. */
	readonly onChange: (application: StaffApplicationDetails) => void;
}

/** What can be decided about an application in its state. */
export function ApplicationDecisions({ application, onChange }: ApplicationDecisionProps) {
	const { t } = useTranslation(['operatedShops', 'app']);
	const [decision, setDecision] = useState<ApplicationDecision>();
	const { state, shopName, isOwn } = application;
	const decisions = decisionsIn(state);
	if (decisions.length === 0) return null;
	if (isOwn) return <p className="text-text-muted">{t('application.own')}</p>;
	return (
		<div className="flex flex-wrap gap-3">
			{decisions.map((each) => (
				<Button key={each} variant={each === 'accept' ? 'primary' : 'secondary'} onClick={() => setDecision(each)}>
					{t(`decide.${each}.act`)}
				</Button>
			))}
			<Dialog
				isOpen={decision !== undefined}
				onOpenChange={(isOpen) => {
					if (!isOpen) setDecision(undefined);
				}}
				title={decision === undefined ? '' : t(`decide.${decision}.title`, { name: shopName })}
				description={decision === undefined ? undefined : t(`decide.${decision}.effect`)}
				labels={{ close: t('app:close') }}
			>
				{decision !== undefined && (
					<DecisionForm
						key={decision}
						decision={decision}
						id={application.id}
						onDone={(changed) => {
							setDecision(undefined);
							onChange(changed);
						}}
					/>
				)}
			</Dialog>
		</div>
	);
}

interface Reason {
	readonly reason: string;
}

interface DecisionFormProps {
	readonly decision: ApplicationDecision;
	readonly id: string;
	readonly onDone: (application: StaffApplicationDetails) => void;
}

function DecisionForm({ decision, id, onDone }: DecisionFormProps) {
	const { t } = useTranslation(['operatedShops', 'operating']);
	const { language } = usePreferences();
	const client = useClient();
	const toast = useToast();
	const formErrors = useFormErrors();
	const needsReason = decisionNeedsReason(decision);
	const form = useForm<Reason>({
		defaultValues: { reason: '' },
		resolver: (values) =>
			resolveSentences(values, {
				reason: needsReason && isBlank(values.reason) ? t('decide.reasonMissing') : undefined,
			}),
	});
	const kept = useKeptForm(form, `decision-${decision}-${id}`);

	async function send({ reason }: Reason): Promise<FormErrors | undefined> {
		const attempt = await client.attempt(decideApplication(id, decision, reason));
		if (!attempt.ok) {
			const isStale = attempt.error.details.reason === 'wrong_state';
			return isStale ? { formError: t('decide.stale') } : formErrors(attempt.error);
		}
		kept.forget();
		toast.show({ id: 'operating', tone: 'positive', title: t(`decide.${decision}.done`) });
		onDone(attempt.value.data);
		return undefined;
	}

	return (
		<Form form={form} labels={{ failed: t('operating:notDone') }} onSubmit={send}>
			{needsReason && (
				<TextareaField<Reason, 'reason'>
					name="reason"
					label={t('decide.reason')}
					description={t('decide.reasonText')}
					rows={4}
					limit={DECISION_LETTERS}
					labels={{
						count: (used, limit) => placeText(used, limit, language),
						left: (count) => t('decide.left', { count, number: formatCount(count, language) }),
						over: (count) => t('decide.over', { count, number: formatCount(count, language) }),
					}}
				/>
			)}
			<FormSubmit isFullWidth loadingLabel={t('operating:working')}>
				{t(`decide.${decision}.act`)}
			</FormSubmit>
		</Form>
	);
}
