import { productsFile } from '@zaylat/api-client';
import { buttonStyles } from '@zaylat/ui/button';
import { Card } from '@zaylat/ui/card';
import { Download } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link ExportCard}. */
export interface ExportCardProps {
	readonly shops: readonly { readonly slug: string; readonly name: string }[];
}

/** Links that save the products of each shop as a file. Texts: area `importing`. */
export function ExportCard({ shops }: ExportCardProps) {
	const { t } = useTranslation('importing');
	return (
		<Card asChild padding="md">
			<section aria-labelledby="export" className="flex flex-col gap-3">
				<div>
					<h2 id="export" className="font-semibold text-lg leading-heading">
						{t('export.title')}
					</h2>
					<p className="mt-1 text-pretty text-sm text-text-muted">{t('export.text')}</p>
				</div>
				<ul className="flex flex-wrap gap-2">
					{shops.map(({ slug, name }) => (
						<li key={slug}>
							<a href={productsFile(slug)} download className={buttonStyles({ variant: 'secondary' })}>
								<Download aria-hidden size={18} className="shrink-0" />
								<span className="wrap-anywhere">{t('export.save', { name })}</span>
							</a>
						</li>
					))}
				</ul>
			</section>
		</Card>
	);
}
