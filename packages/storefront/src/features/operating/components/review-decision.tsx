import { publishReviewed } from '@zaylat/api-client';
import { useClient } from '@zaylat/api-client/swr';
import { Button } from '@zaylat/ui/button';
import { Dialog } from '@zaylat/ui/dialog';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { useFailureToast } from '../../../core/failures/use-failure-toast.ts';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { SECTIONS } from '../operating-path.ts';
import { RefusalForm } from './refusal-form.tsx';

/** Props of {@link ReviewDecision}. */
export interface ReviewDecisionProps {
	readonly id: string;
	readonly name: string;
	/** Whether it can be put on sale; a product that lacks something cannot. */
	readonly isComplete: boolean;
}

/** Puts a product on sale, or refuses it with reasons; both lead back to the queue. */
export function ReviewDecision({ id, name, isComplete }: ReviewDecisionProps) {
	const { t } = useTranslation(['operatedGoods', 'operating', 'app']);
	const client = useClient();
	const toast = useToast();
	const failed = useFailureToast();
	const navigate = useShopNavigate();
	const [isRefusing, setIsRefusing] = useState(false);
	const [isPending, setIsPending] = useState(false);

	function leave(title: string) {
		toast.show({ id: 'operating', tone: 'positive', title });
		navigate(SECTIONS.goods.path);
	}

	async function publish() {
		setIsPending(true);
		const attempt = await client.attempt(publishReviewed(id));
		setIsPending(false);
		if (attempt.ok) leave(t('published', { name }));
		else failed(t('notPublished', { name }), attempt.error, 'operating');
	}

	return (
		<div className="flex flex-wrap gap-3">
			{isComplete && (
				<Button isLoading={isPending} loadingLabel={t('operating:working')} onClick={() => void publish()}>
					{t('publish')}
				</Button>
			)}
			<Button variant="secondary" onClick={() => setIsRefusing(true)}>
				{t('refuse')}
			</Button>
			<Dialog
				isOpen={isRefusing}
				onOpenChange={setIsRefusing}
				title={t('refuseTitle', { name })}
				description={t('refuseText')}
				labels={{ close: t('app:close') }}
			>
				{isRefusing && <RefusalForm id={id} onDone={() => leave(t('refused', { name }))} />}
			</Dialog>
		</div>
	);
}
