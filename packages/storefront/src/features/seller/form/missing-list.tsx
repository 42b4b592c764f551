import { Banner } from '@zaylat/ui/banner';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { GoodsValues } from './goods-values.ts';
import type { ProblemSentence } from './use-goods-problems.ts';

/** Props of {@link MissingList}. */
export interface MissingListProps {
	readonly problems: readonly ProblemSentence[];
}

/** What a saved draft still lacks before it can be reviewed; each line leads to its field. */
export function MissingList({ problems }: MissingListProps) {
	const { t } = useTranslation('editing');
	const { setFocus } = useFormContext<GoodsValues>();
	if (problems.length === 0) return null;
	return (
		<Banner tone="info" title={t('missing', { count: problems.length })}>
			<ul className="flex flex-col">
				{problems.map(({ path, text }) => (
					<li key={`${path} ${text}`}>
						{path === '' ? (
							<span className="inline-flex min-h-11 items-center">{text}</span>
						) : (
							<button
								type="button"
								// Paths are those of the form by the table of problems, which are texts there.
								onClick={() => setFocus(path as 'category')}
								className="inline-flex min-h-11 items-center text-start underline underline-offset-4"
							>
								{text}
							</button>
						)}
					</li>
				))}
			</ul>
		</Banner>
	);
}
