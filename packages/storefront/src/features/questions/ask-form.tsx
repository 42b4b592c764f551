import type { ApiError } from '@zaylat/api-client';
import { formatCount } from '@zaylat/domain/money';
import { QUESTION } from '@zaylat/domain/questions';
import { Form, FormSubmit } from '@zaylat/ui/form';
import { useToast } from '@zaylat/ui/toast';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { useAppContext, useFeatureState, usePreferences } from '../../core/context/app-context.ts';
import { useErrorText } from '../../core/failures/use-error-text.ts';
import { contractResolver } from '../../core/forms/contract-resolver.ts';
import { useKeptForm } from '../../core/forms/use-kept-form.ts';
import { WordsArea } from '../../core/forms/words-field.tsx';
import { placeText } from '../../core/pictures/place-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSessionOver } from '../session/use-session-over.ts';
import { questionWritesState } from './question-writes.ts';

/** Props of {@link AskForm}. */
export interface AskFormProps {
	readonly productId: string;
	/** A question that was refused after it had waited for the connection. */
	readonly refused: string | undefined;
	/** Called when it was sent, or is kept on the device until the connection is back. */
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
export function AskForm({ productId, refused = '', onAsked }: AskFormProps) {
	const { t } = useTranslation('questions');
	const { language } = usePreferences();
	const { pathname, search } = useLocation();
	const { now } = useAppContext();
	const writes = useFeatureState(questionWritesState);
	const toast = useToast();
	const errorText = useErrorText();
	const sessionIsOver = useSessionOver();
	const number = (value: number) => formatCount(value, language);
	const form = useForm<Asked>({
		defaultValues: { text: refused },
		resolver: contractResolver<Asked>(questionSchema, {
			text: (code) => (code === 'too_big' ? t('long') : t('short', { number: number(QUESTION.minLength) })),
		}),
	});
	const kept = useKeptForm(form, `question-${productId}`);

	async function send({ text }: Asked) {
		const result = await writes.add({ productId, text, askedAt: new Date(now()).toISOString() });
		if (!result.ok) {
			await sessionIsOver(result.error, `${pathname}${search}#questions`);
			return { formError: refusal(result.error) };
		}
		kept.forget();
		if (result.isWaiting) toast.show({ id: 'question', title: t('kept.title'), description: t('kept.text') });
		else toast.show({ id: 'question', tone: 'positive', title: t('sent'), description: t('sentText') });
		onAsked();
		return undefined;
	}

	function refusal({ code, details }: ApiError): string {
		if (code === 'question_refused' && details.reason === 'own_shop') return t('ownShop');
		if (code === 'question_refused') return t('tooManyOpen', { number: number(QUESTION.maxOpen) });
		return errorText(code, details).text;
	}

	return (
		<Form
			form={form}
			onSubmit={send}
			labels={{ failed: t('notSent') }}
			className="max-w-prose rounded-card border border-border bg-surface-raised p-4"
		>
			<WordsArea<Asked, 'text'>
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
