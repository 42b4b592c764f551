import { Card } from '@zaylat/ui/card';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { Section } from '../../../core/section/section.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { collectionPath } from '../collection-path.ts';
import { collectionQueries } from '../queries.ts';

/** Props of {@link OtherCollections}. */
export interface OtherCollectionsProps {
	/** Id of the collection that is shown. */
	readonly current: string;
}

/** The way to the other collections of the edition. */
export function OtherCollections({ current }: OtherCollectionsProps) {
	const { t } = useTranslation('collections');
	const { data, error, mutate, isValidating } = useScreenQuery(collectionQueries.collections);
	if (error) {
		return <QueryProblem title={t('othersFailed')} query={{ error, mutate, isValidating }} />;
	}
	const others = data?.data.items.filter(({ id }) => id !== current) ?? [];
	if (others.length === 0) return null;
	return (
		<Section title={t('others')}>
			<ul className="grid gap-3 tablet:grid-cols-2 tablet:gap-4 desk:grid-cols-3">
				{others.map((collection) => {
					const [picture] = collection.pictures;
					return (
						<li key={collection.id}>
							<Card asChild isInteractive padding="md" className="flex h-full items-center gap-4">
								<article>
									{picture && (
										<ShopPicture
											picture={picture}
											alt=""
											sizes="72px"
											className="size-18 shrink-0 overflow-hidden rounded-control"
										/>
									)}
									<div className="flex min-w-0 flex-col gap-0.5">
										<h3 className="font-semibold">
											<ShopLink to={collectionPath(collection)} data-card-link="" className="wrap-anywhere">
												{collection.title}
											</ShopLink>
										</h3>
										<p className="line-clamp-2 text-sm text-text-muted">{collection.text}</p>
									</div>
								</article>
							</Card>
						</li>
					);
				})}
			</ul>
		</Section>
	);
}
