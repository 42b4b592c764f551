import { REVERT_HOURS } from '@zaylat/domain/account';
import { digitsFor } from '@zaylat/domain/digits';
import { Banner } from '@zaylat/ui/banner';
import { Button } from '@zaylat/ui/button';
import { Card } from '@zaylat/ui/card';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useRevertChange } from '../state/use-revert-change.ts';

/** Where a link of a notice leads: undoes a change of the account at a press, and says what to do next. */
export function RevertChangePage() {
	const { t } = useTranslation('account');
	const errorText = useErrorText();
	const hours = digitsFor(usePreferences().language)(String(REVERT_HOURS));
	const { step, revert } = useRevertChange();
	if (step.kind === 'done') {
		return (
			<Outcome title={t('revert.doneTitle')} text={t(step.isPasswordVoid ? 'revert.doneVoid' : 'revert.doneText')}>
				<LinkButton to="/auth/passwordReset" size="lg">
					{t('revert.toReset')}
				</LinkButton>
				{!step.isPasswordVoid && (
					<LinkButton to="/login" variant="secondary" size="lg">
						{t('signIn')}
					</LinkButton>
				)}
			</Outcome>
		);
	}
	if (step.kind === 'refused') {
		const { problem } = step;
		return (
			<Outcome title={t(`revert.${problem}Title`)} text={t(`revert.${problem}Text`, { hours })}>
				<LinkButton to="/auth/passwordReset" size="lg">
					{t('revert.toReset')}
				</LinkButton>
				<LinkButton to="/Help/contact-us" variant="secondary" size="lg">
					{t('revert.toHelp')}
				</LinkButton>
			</Outcome>
		);
	}
	const failure = step.failure === undefined ? undefined : errorText(step.failure);
	return (
		<Frame title={t('revert.title')}>
			<p className="text-text-muted">{t('revert.text')}</p>
			<ul className="flex list-disc flex-col gap-1 ps-5">
				<li>{t('revert.facts.restored')}</li>
				<li>{t('revert.facts.later')}</li>
				<li>{t('revert.facts.signedOut')}</li>
			</ul>
			{failure && (
				<Banner tone="critical" role="alert">
					{`${failure.title}. ${failure.advice}`}
				</Banner>
			)}
			<Button
				size="lg"
				onClick={() => void revert()}
				isLoading={step.isWorking}
				loadingLabel={t('revert.working')}
				className="self-start"
			>
				{t('revert.confirm')}
			</Button>
		</Frame>
	);
}

interface OutcomeProps {
	readonly title: string;
	readonly text: string;
	/** The next steps. */
	readonly children: ReactNode;
}

/** What came of it; its heading takes the focus of the button that is gone. */
function Outcome({ title, text, children }: OutcomeProps) {
	return (
		<Frame title={title} takesFocus>
			<p className="text-text-muted">{text}</p>
			<div className="flex flex-wrap gap-3">{children}</div>
		</Frame>
	);
}

function Frame({ title, takesFocus = false, children }: { title: string; takesFocus?: boolean; children: ReactNode }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (takesFocus) heading.current?.focus();
	}, [takesFocus]);
	return (
		<div className="mx-auto flex w-full max-w-xl flex-col gap-4 py-4">
			<Card padding="md" className="flex flex-col gap-5 tablet:p-8">
				<h1 ref={heading} tabIndex={-1} className="font-bold text-2xl leading-heading outline-none">
					{title}
				</h1>
				{children}
			</Card>
		</div>
	);
}
