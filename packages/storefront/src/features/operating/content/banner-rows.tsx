import { arrangeHome, removeBanner } from '@zaylat/api-client';
import type { HomeContent, OperatedBanner } from '@zaylat/api-client/contract';
import { AlertDialog } from '@zaylat/ui/alert-dialog';
import { Button } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Table, type TableColumn } from '@zaylat/ui/table';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ArrangeButtons, movedId } from './arrange-buttons.tsx';
import { bannerFormPath } from './content-path.ts';
import { ContentState } from './content-state.tsx';
import { useHomeChange } from './use-home-change.ts';
import { useWrittenText } from './use-written-text.ts';

/** Props of {@link BannerRows}. */
export interface BannerRowsProps {
	readonly content: HomeContent;
}

/** The banners of the home page in their order, as a table; on phones each is a card. */
export function BannerRows({ content: { banners } }: BannerRowsProps) {
	const { t } = useTranslation('content');
	const textOf = useWrittenText();
	const { change, isPending } = useHomeChange();
	const [asked, setAsked] = useState<OperatedBanner>();
	const [problem, setProblem] = useState<string>();
	const ids = banners.map(({ id }) => id);

	async function remove({ id }: OperatedBanner) {
		const refused = await change(removeBanner(id), t('banners.removed'));
		setProblem(refused);
		if (refused === undefined) setAsked(undefined);
	}

	if (banners.length === 0) {
		return (
			<EmptyState
				headingLevel={3}
				picture={<Images aria-hidden strokeWidth={1.5} />}
				title={t('banners.empty')}
				description={t('banners.emptyText')}
			/>
		);
	}
	const columns: readonly TableColumn<OperatedBanner>[] = [
		{
			key: 'title',
			header: t('banners.title'),
			isRowHeader: true,
			cell: ({ title, text, pictures: [first] }) => (
				<span className="flex items-start gap-3">
					{first && (
						<ShopPicture picture={first.picture} alt="" sizes="48px" className="size-12 shrink-0 rounded-control" />
					)}
					<span className="min-w-0">
						<span className="wrap-anywhere">{textOf(title)}</span>
						<span className="wrap-anywhere block font-normal text-sm text-text-muted">{textOf(text)}</span>
					</span>
				</span>
			),
		},
		{
			key: 'to',
			header: t('banners.to'),
			cell: ({ to }) => <span className="wrap-anywhere text-sm">{to || '–'}</span>,
		},
		{
			key: 'state',
			header: t('columns.state'),
			cell: (banner) => <ContentState content={banner} text={banner.title} />,
		},
		{
			key: 'acts',
			header: t('columns.acts'),
			cell: (banner) => {
				const name = textOf(banner.title);
				const place = ids.indexOf(banner.id);
				return (
					<span className="flex flex-wrap items-center gap-2">
						<ArrangeButtons
							{...{ name, place, isPending }}
							total={ids.length}
							onMove={(to) => void change(arrangeHome('banners', movedId(ids, place, to)))}
						/>
						<LinkButton to={bannerFormPath(banner.id)} variant="secondary" size="sm" aria-label={t('editOf', { name })}>
							{t('edit')}
						</LinkButton>
						<Button variant="ghost" size="sm" aria-label={t('removeOf', { name })} onClick={() => setAsked(banner)}>
							{t('remove')}
						</Button>
					</span>
				);
			},
		},
	];
	return (
		<>
			<Table
				caption={t('banners.heading')}
				isCaptionHidden
				columns={columns}
				rows={banners}
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
				title={t('removeTitle', { name: asked ? textOf(asked.title) : '' })}
				description={t('banners.removeText')}
				confirmLabel={t('remove')}
				error={problem}
				labels={{ cancel: t('cancel'), pending: t('saving') }}
				isPending={isPending}
				onConfirm={() => asked && void remove(asked)}
			/>
		</>
	);
}
