import type { ComparedVersion } from '@zaylat/api-client/contract';
import { LANGUAGES } from '@zaylat/domain/languages';
import { formatCount } from '@zaylat/domain/money';
import { Dialog } from '@zaylat/ui/dialog';
import { usePreferences } from '../../../core/context/app-context.ts';
import { withKeys } from '../../../core/lists/with-keys.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

const SIGNS = { same: ' ', added: '+', removed: '−' } as const;
const LOOKS = {
	same: 'text-text-muted',
	added: 'bg-positive-soft',
	removed: 'bg-critical-soft line-through',
} as const;

/** Props of {@link PageDifferences}. */
export interface PageDifferencesProps {
	/** Nothing is shown without one. */
	readonly difference: ComparedVersion | undefined;
	readonly onClose: () => void;
}

/** The lines in which a version differs from another one; signs say it besides colours. */
export function PageDifferences({ difference, onClose }: PageDifferencesProps) {
	const { t } = useTranslation(['pages', 'app']);
	const { language } = usePreferences();
	const nameOf = (number: number) =>
		number === 0 ? t('version.shipped') : t('version.name', { number: formatCount(number, language) });
	return (
		<Dialog
			isOpen={difference !== undefined}
			onOpenChange={(isOpen) => {
				if (!isOpen) onClose();
			}}
			title={difference ? nameOf(difference.number) : ''}
			description={difference ? t('history.against', { version: nameOf(difference.against) }) : undefined}
			labels={{ close: t('app:close') }}
		>
			{difference?.differences.length === 0 && <p>{t('history.same')}</p>}
			{difference?.differences.map((each) => (
				<section key={each.language} className="flex flex-col gap-2">
					<h3 className="font-semibold">{LANGUAGES[each.language].name}</h3>
					<ul lang={LANGUAGES[each.language].htmlLang} className="flex flex-col text-sm">
						{withKeys(each.lines, ({ kind, text }) => `${kind} ${text}`).map(([key, { kind, text }]) => (
							<li key={key} className={`flex gap-2 rounded-control px-2 py-0.5 ${LOOKS[kind]}`}>
								<span aria-hidden className="min-w-6 shrink-0 font-semibold">
									{SIGNS[kind]}
								</span>
								<span className="wrap-anywhere min-w-0">
									{kind !== 'same' && <span className="sr-only">{t(`history.${kind}`)} </span>}
									{text}
								</span>
							</li>
						))}
					</ul>
				</section>
			))}
		</Dialog>
	);
}
