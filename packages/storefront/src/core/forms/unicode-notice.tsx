import { loadToUnicode } from '@zaylat/domain/zawgyi';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useUnicode } from './use-unicode.ts';

/** Props of {@link UnicodeNotice}. */
export interface UnicodeNoticeProps {
	/** What is in the field. */
	readonly text: string;
	/** Puts another text into the field. */
	readonly onChange: (text: string) => void;
	/** Whether the text was typed into this field before, such as a draft that a reload brought back. Default false. */
	readonly isRestored?: boolean;
	/** The field. */
	readonly children: ReactNode;
}

interface Conversion {
	readonly typed: string;
	readonly converted: string;
}

/**
 * Converts a field whose text was typed in Zawgyi when it is left or sent, says so below it, and undoes it: from then on
 * the field keeps what is typed. A text that nobody typed here, such as a saved one, is never converted. A form that is
 * sent before the converter is loaded waits for it.
 */
export function UnicodeNotice({ text, onChange, isRestored = false, children }: UnicodeNoticeProps) {
	const { t } = useTranslation();
	const place = useRef<HTMLDivElement>(null);
	const unicode = useUnicode(text);
	const isTyped = useRef(false);
	const [conversion, setConversion] = useState<Conversion>();
	const [isOff, setIsOff] = useState(false);

	const convert = useEffectEvent((toUnicode = unicode.convert) => {
		if (isOff || !(isTyped.current || isRestored)) return;
		const converted = toUnicode(text);
		if (converted === text) return;
		setConversion({ typed: text, converted });
		onChange(converted);
	});
	const isWaiting = useEffectEvent(() => !isOff && unicode.isAwaited);

	useEffect(() => {
		const field = place.current;
		const form = field?.closest('form');
		let hasWaited = false;
		const type = () => {
			isTyped.current = true;
		};
		const leave = () => convert();
		const send = (event: SubmitEvent) => {
			if (hasWaited || !isWaiting()) return convert();
			event.preventDefault();
			event.stopImmediatePropagation();
			const sendAgain = () => {
				hasWaited = true;
				form?.requestSubmit(event.submitter);
			};
			// Without the converter the text is sent as it was typed.
			loadToUnicode()
				.then((toUnicode) => convert(toUnicode))
				.then(sendAgain, sendAgain);
		};
		field?.addEventListener('input', type);
		field?.addEventListener('focusout', leave);
		// React listens further out, so the form is read after this.
		form?.addEventListener('submit', send);
		return () => {
			field?.removeEventListener('input', type);
			field?.removeEventListener('focusout', leave);
			form?.removeEventListener('submit', send);
		};
	}, []);

	function undo({ typed }: Conversion): void {
		setIsOff(true);
		onChange(typed);
		place.current?.querySelector<HTMLElement>('input, textarea')?.focus();
	}

	const isConverted = conversion !== undefined && !isOff && text === conversion.converted;
	return (
		<div ref={place} className="flex min-w-0 flex-col">
			{children}
			<div role="status" className="flex flex-wrap items-center gap-x-2 text-sm text-text-muted">
				{isConverted && (
					<>
						<span>{t('zawgyi.converted')}</span>
						<button
							type="button"
							onClick={() => undo(conversion)}
							className="min-h-11 rounded-control px-2 text-accent-text underline underline-offset-2 hover:bg-surface-sunken"
						>
							{t('zawgyi.undo')}
						</button>
					</>
				)}
				{conversion !== undefined && isOff && text === conversion.typed && <span>{t('zawgyi.kept')}</span>}
			</div>
		</div>
	);
}
