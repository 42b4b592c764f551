import { endFlashSale, removeFlashSale } from '@zaylat/api-client';
import type { ListedFlashSale } from '@zaylat/api-client/contract';
import { useClient, useRevalidate } from '@zaylat/api-client/swr';
import type { FlashSaleState } from '@zaylat/domain/flash-sale';
import { formatCount } from '@zaylat/domain/money';
import { AlertDialog } from '@zaylat/ui/alert-dialog';
import { Badge, type BadgeProps } from '@zaylat/ui/badge';
import { Button } from '@zaylat/ui/button';
import { Table, type TableColumn } from '@zaylat/ui/table';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useWhen } from '../use-when.ts';
import { flashSaleCopyPath, flashSaleFormPath } from './flash-sale-path.ts';
import { flashSalesQueries } from './flash-sale-queries.ts';

const TONES: Readonly<Record<FlashSaleState, NonNullable<BadgeProps['tone']>>> = {
	planned: 'info',
	running: 'positive',
	ended: 'neutral',
};

/** What takes a flash sale away in each state. */
const ENDINGS = {
	planned: 'remove',
	running: 'end',
	ended: undefined,
} as const satisfies Readonly<Record<FlashSaleState, string | undefined>>;

/** Props of {@link FlashSaleRows}. */
export interface FlashSaleRowsProps {
	/** Where this page of the list begins. */
	readonly cursor: string | undefined;
}

/** One page of flash sales as a table; on phones each is a card. */
export function FlashSaleRows({ cursor }: FlashSaleRowsProps) {
	const { t } = useTranslation(['promotions', 'content']);
	const { language } = usePreferences();
	const when = useWhen();
	const client = useClient();
	const toast = useToast();
	const errorText = useErrorText();
	const revalidate = useRevalidate();
	const { data } = useScreenQuery(flashSalesQueries.sales, { cursor });
	const [asked, setAsked] = useState<ListedFlashSale>();
	const [isPending, setIsPending] = useState(false);
	const [problem, setProblem] = useState<string>();
	const count = (value: number) => formatCount(value, language);
	const ending = asked && ENDINGS[asked.state];

	async function finish({ id, name }: ListedFlashSale) {
		setIsPending(true);
		const attempt = await client.attempt<unknown>(ending === 'remove' ? removeFlashSale(id) : endFlashSale(id));
		setIsPending(false);
		if (!attempt.ok) {
			const { code, details } = attempt.error;
			// It began or ended meanwhile.
			if (code === 'bad_request') void revalidate('/api/operating/flash-sales');
			return setProblem(code === 'bad_request' ? t('sales.changed') : errorText(code, details).text);
		}
		setAsked(undefined);
		toast.show({
			id: 'operating',
			tone: 'positive',
			title: ending === 'remove' ? t('sales.removed', { name }) : t('sales.ended', { name }),
		});
		await revalidate('/api/operating/flash-sales');
	}

	const columns: readonly TableColumn<ListedFlashSale>[] = [
		{
			key: 'name',
			header: t('sales.name'),
			isRowHeader: true,
			cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
		},
		{
			key: 'state',
			header: t('coupons.when'),
			cell: ({ state, startsAt, endsAt, roundMinutes }) => (
				<span className="flex flex-col items-start gap-1">
					<Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
					<span className="text-sm text-text-muted">
						<time dateTime={startsAt}>{when(startsAt)}</time> – <time dateTime={endsAt}>{when(endsAt)}</time>
					</span>
					{roundMinutes !== null && (
						<span className="text-sm text-text-muted">{t('sales.rounds', { minutes: count(roundMinutes) })}</span>
					)}
				</span>
			),
		},
		{
			key: 'products',
			header: t('sales.products'),
			cell: ({ products, sold }) => (
				<>
					{count(products)}
					<span className="block text-sm text-text-muted">{t('sales.sold', { number: count(sold) })}</span>
				</>
			),
		},
		{
			key: 'acts',
			header: t('content:columns.acts'),
			cell: (sale) => {
				const { id, name, state } = sale;
				const last = ENDINGS[state];
				return (
					<span className="flex flex-wrap gap-2">
						{state !== 'ended' && (
							<LinkButton
								to={flashSaleFormPath(id)}
								variant="secondary"
								size="sm"
								aria-label={t('content:editOf', { name })}
							>
								{t('content:edit')}
							</LinkButton>
						)}
						<LinkButton
							to={flashSaleCopyPath(id)}
							variant="secondary"
							size="sm"
							aria-label={t('sales.copyOf', { name })}
						>
							{t('sales.copy')}
						</LinkButton>
						{last !== undefined && (
							<Button
								variant="ghost"
								size="sm"
								aria-label={t(`sales.${last}Of`, { name })}
								onClick={() => setAsked(sale)}
							>
								{t(`sales.${last}`)}
							</Button>
						)}
					</span>
				);
			},
		},
	];
	return (
		<>
			<Table
				caption={t('sales.heading')}
				isCaptionHidden
				columns={columns}
				rows={data?.data.items ?? []}
				getRowKey={({ id }) => id}
				presentation="stacked"
			/>
			<AlertDialog
				isOpen={asked !== undefined}
				onOpenChange={(isOpen) => {
					if (isOpen) return;
					setAsked(undefined);
					setProblem(undefined);
				}}
				title={t(`sales.${ending ?? 'end'}Title`, { name: asked?.name ?? '' })}
				description={t(`sales.${ending ?? 'end'}Text`)}
				confirmLabel={t(`sales.${ending ?? 'end'}`)}
				error={problem}
				labels={{ cancel: t('content:cancel'), pending: t('content:saving') }}
				isPending={isPending}
				onConfirm={() => asked && void finish(asked)}
			/>
		</>
	);
}
