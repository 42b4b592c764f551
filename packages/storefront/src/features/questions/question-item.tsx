import type { ProductQuestion } from '@zaylat/api-client/contract';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { Badge } from '@zaylat/ui/badge';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { CircleQuestionMark, MessageSquareReply } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAppContext, usePreferences } from '../../core/context/app-context.ts';
import { TranslateLink } from '../../core/text/translate-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Props of {@link QuestionItem}. */
export interface QuestionItemProps {
	readonly question: Omit<ProductQuestion, 'id'>;
	readonly shopName: string;
	/** Whether the shopper asked it. Default false. */
	readonly isOwn?: boolean;
	/** Where it stands as long as it has no answer; default it waits for that. */
	readonly note?: string;
}

/** A question about a product with the answer of its shop, each in the language that it was written in. */
export function QuestionItem({ question, shopName, isOwn = false, note }: QuestionItemProps) {
	const { t } = useTranslation('questions');
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const { askerName, text, askedAt, answer } = question;
	const day = (iso: string) => <time dateTime={iso}>{formatDate(iso, language, EDITIONS[edition].timeZone)}</time>;
	return (
		<li className="flex flex-col gap-3 py-4 first:pt-0">
			<Words
				sign={<CircleQuestionMark aria-hidden size={20} className="mt-0.5 shrink-0 text-accent-text" />}
				label={t('question')}
				text={text}
				language={question.language}
				isStrong
			>
				{isOwn ? t('own') : askerName} · {day(askedAt)}
			</Words>
			{answer === null ? (
				<Badge tone="warning" size="md" className="ms-8 self-start">
					{note ?? t('waiting')}
				</Badge>
			) : (
				<Words
					sign={<MessageSquareReply aria-hidden size={20} className="mt-0.5 shrink-0 text-positive" />}
					label={t('answer', { shop: shopName })}
					text={answer.text}
					language={answer.language}
				>
					{shopName} · {day(answer.answeredAt)}
				</Words>
			)}
		</li>
	);
}

interface WordsProps {
	readonly sign: ReactNode;
	/** What it is, for screen readers. */
	readonly label: string;
	readonly text: string;
	readonly language: Language;
	readonly isStrong?: boolean;
	/** Who wrote it, and when. */
	readonly children: ReactNode;
}

function Words({ sign, label, text, language, isStrong = false, children }: WordsProps) {
	return (
		<div className="flex gap-3">
			{sign}
			<div className="flex min-w-0 flex-col">
				<VisuallyHidden>{label}</VisuallyHidden>
				<p
					lang={LANGUAGES[language].htmlLang}
					className={`wrap-anywhere max-w-prose whitespace-pre-line leading-body ${isStrong ? 'font-semibold' : ''}`}
				>
					{text}
				</p>
				<div className="flex flex-wrap items-center gap-x-4 text-sm text-text-muted">
					<span>{children}</span>
					<TranslateLink text={text} from={language} />
				</div>
			</div>
		</div>
	);
}
