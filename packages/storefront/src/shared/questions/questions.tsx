import { ownQuestions } from '@zaylat/api-client';
import type { Product } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { Button } from '@zaylat/ui/button';
import { MessageCircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../app/app-context.ts';
import { lazyComponent } from '../../app/lazy-component.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadProblem } from '../load-problem/load-problem.tsx';
import { ReviewCardsSkeleton } from '../reviews/reviews-skeleton.tsx';
import { Section } from '../section/section.tsx';
import { useRequireRegistration } from '../session/use-require-registration.ts';
import type { AskFormProps } from './ask-form.tsx';
import { LiveAnswers } from './live-answers.tsx';
import { QuestionItem } from './question-item.tsx';
import { QuestionPages } from './question-pages.tsx';
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
	const { data: session } = useSession();
	const requireRegistration = useRequireRegistration();
	const [isAsking, setIsAsking] = useState(false);
	const list = useQuestionList(id);
	const { first } = list;
	const own = useQuery(session?.user.kind === 'registered' ? ownQuestions(id) : null);
	const asked = own.data?.data.items ?? [];
	const isWaiting = asked.some(({ answer }) => answer === null);

	async function ask() {
		if (isAsking) setIsAsking(false);
		else if (await requireRegistration(`${pathname}${search}#questions`)) setIsAsking(true);
	}

	function content() {
		if (first.error && first.data === undefined) {
			return (
				<LoadProblem
					title={t('failed')}
					code={first.error.code}
					onRetry={() => void first.mutate()}
					isRetrying={first.isValidating}
				/>
			);
		}
		if (first.data === undefined) return <ReviewCardsSkeleton />;
		if (first.data.data.total === 0 && asked.length === 0) {
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
					onAsked={() => {
						setIsAsking(false);
						void own.mutate();
					}}
				/>
			)}
			{asked.length > 0 && (
				<ul aria-label={t('own')} className="flex flex-col divide-y divide-border">
					{asked.map((question) => (
						<QuestionItem key={question.id} question={question} shopName={shop.name} isOwn />
					))}
				</ul>
			)}
			{isWaiting && <LiveAnswers onChange={() => void own.mutate()} />}
			{content()}
		</Section>
	);
}
