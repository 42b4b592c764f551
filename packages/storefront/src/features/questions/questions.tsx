import type { Product } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { Button } from '@zaylat/ui/button';
import { MessageCircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { useFeatureState, usePreferences, useSession } from '../../core/context/app-context.ts';
import { QueryProblem } from '../../core/failures/query-problem.tsx';
import { lazyComponent } from '../../core/lazy/lazy-component.tsx';
import { Section } from '../../core/section/section.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ReviewCardsSkeleton } from '../reviews/reviews-skeleton.tsx';
import { useRequireRegistration } from '../session/use-require-registration.ts';
import type { AskFormProps } from './ask-form.tsx';
import { LiveAnswers } from './live-answers.tsx';
import { QuestionItem } from './question-item.tsx';
import { QuestionPages } from './question-pages.tsx';
import { ownQuestionsOf } from './question-queries.ts';
import { questionWritesState } from './question-writes.ts';
import { useQuestionList } from './use-question-list.ts';

/** Props of {@link Questions}. */
export interface QuestionsProps {
	readonly product: Pick<Product, 'id' | 'shop'>;
}

const LazyAskForm = lazyComponent<AskFormProps>(async () => (await import('./ask-form.tsx')).AskForm, {
	namespaces: ['failures'],
});

/**
 * Questions about a product with the answers of its shop: the shopper's own first, then the answered ones of others. It
 * needs `questionQueries` in the screen, the areas `questions` and `reviews`, and the id `questions` leads to it.
 */
export function Questions({ product: { id, shop } }: QuestionsProps) {
	const { t } = useTranslation('questions');
	const { pathname, search } = useLocation();
	const { language } = usePreferences();
	const { data: session } = useSession();
	const requireRegistration = useRequireRegistration();
	const [isAsking, setIsAsking] = useState(false);
	const list = useQuestionList(id);
	const { first } = list;
	const own = useQuery(session?.user.kind === 'registered' ? ownQuestionsOf(id) : null);
	const asked = own.data?.data.items ?? [];
	const isUnanswered = asked.some(({ answer }) => answer === null);
	const writes = useFeatureState(questionWritesState);
	const { pending, isWaiting, refusals } = useStore(writes.state);
	const waiting = isWaiting ? pending.filter(({ value }) => value.productId === id) : [];
	const refused = refusals.filter(({ value, isLate }) => isLate && value.productId === id);
	const unsent = [...refused, ...waiting];

	async function ask() {
		if (isAsking) setIsAsking(false);
		else if (await requireRegistration(`${pathname}${search}#questions`)) setIsAsking(true);
	}

	function content() {
		if (first.error && first.data === undefined) {
			return <QueryProblem title={t('failed')} query={first} />;
		}
		if (first.data === undefined) return <ReviewCardsSkeleton />;
		if (first.data.data.total === 0 && asked.length + unsent.length === 0) {
			return (
				<p className="text-text-muted leading-body">
					<span className="font-semibold text-text">{t('emptyTitle')}</span>
					<br />
					{t('emptyText')}
				</p>
			);
		}
		return <QuestionPages productId={id} shopName={shop.name} list={list} exceptIds={asked.map((each) => each.id)} />;
	}

	return (
		<Section
			title={t('title')}
			id="questions"
			className="scroll-mt-24"
			aside={
				<Button
					variant="secondary"
					size="sm"
					aria-expanded={isAsking}
					iconStart={<MessageCircleQuestionMark aria-hidden />}
					onClick={() => void ask()}
					className="ms-auto min-h-11 noscript:hidden"
				>
					{t('ask')}
				</Button>
			}
		>
			{isAsking && (
				<LazyAskForm
					productId={id}
					refused={refused.at(-1)?.value.text}
					onAsked={() => {
						setIsAsking(false);
						for (const each of refused) writes.dismiss(each.id);
					}}
				/>
			)}
			{asked.length + unsent.length > 0 && (
				<ul aria-label={t('own')} className="flex flex-col divide-y divide-border">
					{unsent.map((write) => (
						<QuestionItem
							key={write.id}
							question={{ ...write.value, language, askerName: '', answer: null }}
							shopName={shop.name}
							isOwn
							note={'error' in write ? t('notSent') : t('kept.badge')}
						/>
					))}
					{asked.map((question) => (
						<QuestionItem key={question.id} question={question} shopName={shop.name} isOwn />
					))}
				</ul>
			)}
			{isUnanswered && <LiveAnswers onChange={() => void own.mutate()} />}
			{content()}
		</Section>
	);
}
