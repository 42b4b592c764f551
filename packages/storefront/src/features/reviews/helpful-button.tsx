import { markHelpful, unmarkHelpful } from '@zaylat/api-client';
import type { Review } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { formatCount } from '@zaylat/domain/money';
import { Button } from '@zaylat/ui/button';
import { useToast } from '@zaylat/ui/toast';
import { ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { usePreferences } from '../../core/context/app-context.ts';
import { useErrorText } from '../../core/failures/use-error-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useRequireRegistration } from '../session/use-require-registration.ts';
import { useSessionOver } from '../session/use-session-over.ts';

/** Says that a review helped, and takes it back; changes at once, and back again when it is refused. */
export function HelpfulButton({ review }: { readonly review: Pick<Review, 'id' | 'helpfulCount' | 'authorName'> }) {
	const { t } = useTranslation('reviews');
	const { language } = usePreferences();
	const { pathname, search } = useLocation();
	const client = useClient();
	const requireRegistration = useRequireRegistration();
	const sessionIsOver = useSessionOver();
	const errorText = useErrorText();
	const toast = useToast();
	const [vote, setVote] = useState({ isHelpful: false, helpfulCount: review.helpfulCount });
	const [isBusy, setIsBusy] = useState(false);

	async function press() {
		if (isBusy || !(await requireRegistration(pathname + search))) return;
		const before = vote;
		const isHelpful = !before.isHelpful;
		setIsBusy(true);
		setVote({ isHelpful, helpfulCount: before.helpfulCount + (isHelpful ? 1 : -1) });
		const result = await client.attempt(isHelpful ? markHelpful(review.id) : unmarkHelpful(review.id));
		setIsBusy(false);
		if (result.ok) {
			setVote(result.value.data);
			return;
		}
		setVote(before);
		if (await sessionIsOver(result.error, pathname + search)) return;
		toast.show({ tone: 'critical', title: t('notVoted'), description: errorText(result.error.code).advice });
	}

	return (
		<Button
			variant="ghost"
			size="sm"
			aria-pressed={vote.isHelpful}
			onClick={() => void press()}
			iconStart={<ThumbsUp aria-hidden fill={vote.isHelpful ? 'currentColor' : 'none'} />}
			className="-ms-3 min-h-11 noscript:hidden"
		>
			{vote.helpfulCount > 0 ? t('helpful', { number: formatCount(vote.helpfulCount, language) }) : t('helpfulFirst')}
			<span className="sr-only">{t('helpfulOf', { name: review.authorName })}</span>
		</Button>
	);
}
