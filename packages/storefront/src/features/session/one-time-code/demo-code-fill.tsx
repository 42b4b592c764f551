import { useFormContext } from 'react-hook-form';
import { LazyDemoCode } from '../../demo/lazy-demo.tsx';
import type { CodeValues } from './code-fields.tsx';
import type { SentCodeState } from './use-sent-code.ts';

/** Props of {@link DemoCodeFill}. */
export interface DemoCodeFillProps {
	readonly code: Pick<SentCodeState, 'sent'>;
}

/**
 * The code that was sent, and a button that fills it in; in the demo only. It is the last part of a form with a code: the
 * message arrives later than the form, and must not move the button that is being pressed.
 */
export function DemoCodeFill({ code: { sent } }: DemoCodeFillProps) {
	const form = useFormContext<CodeValues>();
	const { sentTo = '', sentAt = 0 } = sent ?? {};

	function fill(code: string) {
		form.setValue('code', code, { shouldDirty: true });
		form.clearErrors('code');
		form.setFocus('code');
	}

	// The key looks for a code that was sent again at once.
	return <LazyDemoCode key={sentAt} sentTo={sentTo} onFill={fill} />;
}
