import { type ApiError, askQuestion } from '@zaylat/api-client';
import { useClient } from '@zaylat/api-client/swr';
import { formatCount } from '@zaylat/domain/money';
import { QUESTION } from '@zaylat/domain/questions';
import { Form, FormSubmit } from '@zaylat/ui/form';
import { TextareaField } from '@zaylat/ui/textarea/form';
import { useToast } from '@zaylat/ui/toast';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { usePreferences } from '../../app/app-context.ts';
import { useErrorText } from '../../app/failures/use-error-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { contractResolver } from '../form-errors/contract-resolver.ts';
import { useKeptForm } from '../kept-form/use-kept-form.ts';
import { placeText } from '../picture-viewer/place-text.ts';
import { useSessionOver } from '../session/use-session-over.ts';

/** Props of {@link AskForm}. */
export interface AskFormProps {
	readonly productId: string;
	readonly onAsked: () => void;
}

interface Asked {
	readonly text: string;
}

/** The schema of a question. */
async function questionSchema() {
	return (await import('@zaylat/api-client/contract')).askQuestion.body;
}

/** Asks the shop about a product. What was typed outlives a reload. */
export function AskForm({ productId, onAsked }: AskFormProps) {
	const { t } = useTranslation('questions');
	const { language } = usePreferences();
	const { pathname, search } = useLocation();
	const client = useClient();
	const toast = useToast();
	const errorText = useErrorText();
	const sessionIsOver = useSessionOver();
	const number = (value: number) => formatCount(value, language);
	const form = useForm<Asked>({
		defaultValues: { text: '' },
		resolver: contractResolver<Asked>(questionSchema, {
			text: (code) => (code === 'too_big' ? t('long') : t('short', { number: number(QUESTION.minLength) })),
		}),
	});
	const kept = useKeptForm(form, `question-${productId}`);

	async function send({ text }: Asked) {
		const attempt = await client.attempt(askQuestion(productId, text.trim()));
		if (!attempt.ok) {
			await sessionIsOver(attempt.error, `${pathname}${search}#questions`);
			return { formError: refusal(attempt.error) };
		}
		kept.forget();
		toast.show({ id: 'question', tone: 'positive', title: t('sent'), description: t('sentText') });
		onAsked();
		return undefined;
	}

	function refusal({ code, details }: ApiError): string {
		if (code === 'question_refused' && details.reason === 'own_shop') return t('ownShop');
		if (code === 'question_refused') return t('tooManyOpen', { number: number(QUESTION.maxOpen) });
		const { title, advice } = errorText(code, details);
		return `${title}. ${advice}`;
	}

	return (
		<Form
			form={form}
			onSubmit={send}
			labels={{ failed: t('notSent') }}
			className="max-w-prose rounded-card border border-border bg-surface-raised p-4"
		>
			<TextareaField<Asked, 'text'>
				name="text"
				label={t('label')}
				description={t('description')}
				rows={3}
				limit={QUESTION.maxLength}
				isRequired
				requiredLabel={t('required')}
				labels={{
					count: (used, limit) => placeText(used, limit, language),
					left: (count) => t('left', { count }),
					over: (count) => t('over', { count }),
				}}
			/>
			<FormSubmit loadingLabel={t('sending')}>{t('send')}</FormSubmit>
		</Form>
	);
}
