import { statementFile } from '@zaylat/api-client';
import { buttonStyles } from '@zaylat/ui/button';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { FileDown, FileSpreadsheet } from 'lucide-react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

const FILES = [
	{ kind: 'pdf', Icon: FileDown },
	{ kind: 'csv', Icon: FileSpreadsheet },
] as const;

/** Props of {@link StatementFiles}. */
export interface StatementFilesProps {
	/** Number of the statement. */
	readonly number: string;
}

/** Links that save a statement as a file. */
export function StatementFiles({ number }: StatementFilesProps) {
	const { t } = useTranslation('earnings');
	const { language } = usePreferences();
	return (
		<div className="flex flex-wrap gap-2">
			{FILES.map(({ kind, Icon }) => (
				<a
					key={kind}
					href={statementFile(number, kind, language)}
					download
					className={buttonStyles({ variant: 'secondary' })}
				>
					<Icon aria-hidden size={18} />
					{t(`statements.${kind}`)}
					<VisuallyHidden>{t('statements.of', { number })}</VisuallyHidden>
				</a>
			))}
		</div>
	);
}
