import { sendApplication, uploadPicture } from '@zaylat/api-client';
import type { OwnApplication } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { formatCount } from '@zaylat/domain/money';
import { APPLICATION_LIMITS, type ApplicationLimit, applicationProblems } from '@zaylat/domain/seller-applications';
import { Form, type FormErrors, FormSubmit } from '@zaylat/ui/form';
import { BoundFormErrorSummary } from '@zaylat/ui/form-error-summary/form';
import { useToast } from '@zaylat/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { resolveSentences } from '../../../core/forms/resolve-sentences.ts';
import { useFormErrors } from '../../../core/forms/use-form-errors.ts';
import { useKeptForm } from '../../../core/forms/use-kept-form.ts';
import { type ExistingPicture, usePictureUploads } from '../../../core/pictures/use-picture-uploads.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AboutFields, BankFields, DocumentFields, ShopFields } from './application-fields.tsx';
import {
	type ApplicationValues,
	applicationDraft,
	applicationValues,
	fieldOf,
	writtenApplication,
} from './application-values.ts';

/** Pictures have a memory of their own. */
const NOT_KEPT = ['documents'] as const;

/** Props of {@link ApplicationForm}. */
export interface ApplicationFormProps {
	readonly before: OwnApplication | null;
	/** Documents that were sent already. */
	readonly documents: readonly ExistingPicture[];
	/** Called with all documents that are at the server, whenever they change. */
	readonly onDocuments: (documents: readonly ExistingPicture[]) => void;
	readonly onSent: (application: OwnApplication | null) => void;
	readonly onStale: () => void;
}

/** An application to sell: who applies, what is sold, documents and the bank account. */
export function ApplicationForm({ before, documents, onDocuments, onSent, onStale }: ApplicationFormProps) {
	const { t } = useTranslation(['application', 'reviewing']);
	const { language } = usePreferences();
	const { edition } = useAppContext();
	const client = useClient();
	const toast = useToast();
	const formErrors = useFormErrors();
	const pictures = usePictureUploads((file) => uploadPicture('application', file), documents);
	const sentence = (field: ApplicationLimit) => {
		const { min, max } = APPLICATION_LIMITS[field];
		return t(`problems.${field}`, { min: formatCount(min, language), max: formatCount(max, language) });
	};
	const form = useForm<ApplicationValues>({
		defaultValues: applicationValues(before, edition, pictures.kept),
		resolver: (values) => {
			const problems = applicationProblems(applicationDraft(values));
			const areOnTheWay = pictures.sendable(values.documents) === undefined;
			return resolveSentences(values, {
				...(areOnTheWay && { documents: t('reviewing:problems.pictures') }),
				...Object.fromEntries(problems.map(({ field }) => [field, sentence(field)])),
			});
		},
	});
	const kept = useKeptForm(form, 'application', NOT_KEPT);
	const files = useWatch({ control: form.control, name: 'documents' });
	const arrived = files.flatMap((file) => pictures.arrived(file) ?? []);
	const tellDocuments = useEffectEvent((keys: string) => {
		if (keys !== documents.map(({ key }) => key).join()) onDocuments(arrived);
	});
	const keys = arrived.map(({ key }) => key).join();
	useEffect(() => tellDocuments(keys), [keys]);

	async function send(values: ApplicationValues): Promise<FormErrors | undefined> {
		const sendable = (pictures.sendable(values.documents) ?? []).filter((each) => typeof each === 'string');
		const attempt = await client.attempt(sendApplication(writtenApplication(values, sendable)));
		if (attempt.ok) {
			kept.forget();
			toast.show({ id: 'application', tone: 'positive', title: t('sent') });
			onSent(attempt.value.data.application);
			return undefined;
		}
		const { error } = attempt;
		if (error.code === 'application_move_refused') {
			toast.show({ id: 'application', tone: 'critical', title: t('moved') });
			onStale();
			return undefined;
		}
		const fields = Object.fromEntries(Object.entries(error.fields).map(([name, problem]) => [fieldOf(name), problem]));
		const { code, details } = error;
		return formErrors({ code, details, fields }, (name) => (isLimit(name) ? sentence(name) : undefined));
	}

	return (
		<Form form={form} onSubmit={send} labels={{ failed: t('notSent') }}>
			<BoundFormErrorSummary labels={{ heading: (count) => t('summary', { count }) }} />
			<AboutFields />
			<ShopFields />
			<DocumentFields pictures={pictures} />
			<BankFields />
			<FormSubmit isFullWidth loadingLabel={t('sending')}>
				{t(before === null ? 'send' : 'sendAgain')}
			</FormSubmit>
		</Form>
	);
}

const isLimit = (name: string): name is ApplicationLimit => Object.hasOwn(APPLICATION_LIMITS, name);
