import { useTranslation } from '../../../i18n/use-translation.ts';
import { TOOLS } from '../tools.ts';

/** Links to the tools of the page. */
export function ToolLinks() {
	const { t } = useTranslation('developer');
	return (
		<nav aria-label={t('jump')}>
			<ul className="flex flex-wrap gap-x-4">
				{TOOLS.map((tool) => (
					<li key={tool}>
						<a href={`#${tool}`} className="inline-flex min-h-11 items-center text-sm underline underline-offset-4">
							{t(`${tool}.title`)}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
