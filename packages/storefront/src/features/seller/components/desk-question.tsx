import { answerQuestion } from '@zaylat/api-client';
import type { SellerQuestion } from '@zaylat/api-client/contract';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { QUESTION } from '@zaylat/domain/questions';
import { Badge } from '@zaylat/ui/badge';
import { Button } from '@zaylat/ui/button';
import { Card } from '@zaylat/ui/card';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { useState } from 'react';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { productPath } from '../../../core/paths/product-path.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { TranslateLink } from '../../../core/text/translate-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type DeskMove, useDeskMove } from '../state/use-desk-move.ts';
import { ReasonForm } from './reason-form.tsx';

/** Props of {@link DeskQuestion}. */
export interface DeskQuestionProps extends DeskMove<SellerQuestion> {
	readonly question: SellerQuestion;
}

/** A question about a product with its answer, and the form that writes or changes the answer. */
export function DeskQuestion({ question, ...desk }: DeskQuestionProps) {
	const { t } = useTranslation('selling');
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const { make } = useDeskMove(desk);
	const [isOpen, setIsOpen] = useState(false);
	const { id, product, askerName, text, askedAt, answer } = question;
	const asked = t('question.asked', { date: formatDate(askedAt, language, EDITIONS[edition].timeZone) });

	return (
		<Card asChild padding="md" className="flex flex-col gap-4">
			<article>
				<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
					<h2 className="flex min-w-0 items-center gap-3 font-semibold leading-heading">
						<span className="w-12 shrink-0 overflow-clip rounded-control">
							<ShopPicture picture={product.picture} alt="" sizes="48px" />
						</span>
						<ShopLink
							to={productPath(product.id)}
							className="wrap-anywhere inline-flex min-h-11 items-center rounded-control hover:text-accent-text"
						>
							{product.name}
						</ShopLink>
					</h2>
					{answer === null && (
						<Badge tone="warning" size="md">
							{t('question.waiting')}
						</Badge>
					)}
				</div>
				<Words who={`${askerName} · ${asked}`} language={question.language} text={text} />
				{answer !== null && <Words who={t('question.answered')} language={answer.language} text={answer.text} />}
				<Button
					variant={answer === null ? 'primary' : 'secondary'}
					aria-expanded={isOpen}
					onClick={() => setIsOpen(!isOpen)}
					className="self-start"
				>
					{t(answer === null ? 'question.answer' : 'question.change')}
					<VisuallyHidden>{t('of', { name: product.name })}</VisuallyHidden>
				</Button>
				{isOpen && (
					<ReasonForm
						label={t('question.label')}
						description={t('question.description')}
						submit={t('question.send')}
						mostLetters={QUESTION.maxAnswerLength}
						isRequired
						missing={t('question.missing')}
						text={answer?.text ?? ''}
						keptAs={`answer-${id}`}
						onSubmit={async (written) => {
							const isDone = await make('answer', answerQuestion(id, written), t('question.done'));
							if (isDone) setIsOpen(false);
							return isDone;
						}}
					/>
				)}
			</article>
		</Card>
	);
}

interface WordsProps {
	/** Who wrote it. */
	readonly who: string;
	readonly language: Language;
	readonly text: string;
}

function Words({ who, language, text }: WordsProps) {
	return (
		<div className="flex flex-col rounded-control bg-surface-sunken px-3 py-2 text-sm">
			<p className="text-text-muted text-xs">{who}</p>
			<p lang={LANGUAGES[language].htmlLang} className="wrap-anywhere whitespace-pre-line text-base leading-body">
				{text}
			</p>
			<TranslateLink text={text} from={language} />
		</div>
	);
}
