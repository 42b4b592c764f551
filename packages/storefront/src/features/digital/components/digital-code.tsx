import { Button } from '@zaylat/ui/button';
import { useToast } from '@zaylat/ui/toast';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { Copy, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link DigitalCode}. */
export interface DigitalCodeProps {
	readonly code: string;
	/** Name of the product that it opens. */
	readonly name: string;
}

/** A code that is hidden until it is asked for, since others may see the screen; it can be copied without being shown. */
export function DigitalCode({ code, name }: DigitalCodeProps) {
	const { t } = useTranslation('library');
	const toast = useToast();
	const [isShown, setIsShown] = useState(false);
	const of = <VisuallyHidden>{t('of', { name })}</VisuallyHidden>;

	async function copy() {
		try {
			await window.navigator.clipboard.writeText(code);
			toast.show({ id: 'code', tone: 'positive', title: t('code.copied') });
		} catch {
			toast.show({ id: 'code', tone: 'critical', title: t('code.notCopied') });
		}
	}

	return (
		<div className="flex flex-col gap-2">
			<div className="rounded-control bg-surface-sunken px-3 py-2">
				<p className="text-text-muted text-xs">{t('code.label')}</p>
				<p className="wrap-anywhere font-semibold tabular-nums" aria-live="polite">
					{isShown ? (
						code
					) : (
						<>
							<span aria-hidden>•••• •••• ••••</span>
							<VisuallyHidden>{t('code.hidden')}</VisuallyHidden>
						</>
					)}
				</p>
			</div>
			<div className="flex flex-wrap gap-2">
				<Button
					variant="secondary"
					iconStart={isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
					onClick={() => setIsShown(!isShown)}
				>
					{t(isShown ? 'code.hide' : 'code.show')}
					{of}
				</Button>
				<Button variant="secondary" iconStart={<Copy aria-hidden />} onClick={() => void copy()}>
					{t('code.copy')}
					{of}
				</Button>
			</div>
		</div>
	);
}
