/** States of an application to sell, as stored. */
export const APPLICATION_STATES = ['sent', 'more_asked', 'accepted', 'refused'] as const;

/** State of an application to sell. */
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** What staff decide about an application. */
export const APPLICATION_DECISIONS = ['accept', 'ask', 'refuse'] as const;

/** A decision about an application. */
export type ApplicationDecision = (typeof APPLICATION_DECISIONS)[number];

interface DecisionRule {
	readonly from: readonly ApplicationState[];
	readonly to: ApplicationState;
	/** Whether the applicant is told why. */
	readonly needsReason: boolean;
}

/** The decisions, with the states that they lead from and to. What is accepted stays: its shop is paused instead. */
const RULES: Readonly<Record<ApplicationDecision, DecisionRule>> = {
	accept: { from: ['sent', 'more_asked'], to: 'accepted', needsReason: false },
	ask: { from: ['sent'], to: 'more_asked', needsReason: true },
	refuse: { from: ['sent', 'more_asked'], to: 'refused', needsReason: true },
};

/** Why a decision, or sending an application, is refused. */
export type ApplicationRefusal = 'wrong_state' | 'reason_missing' | 'self';

/**
 * Decides about an application.
 * @param act `isOwn` when the applicant is the one who decides; `reason` is what the applicant is told
 * @returns its new state, or why it stays
 */
export function decideApplication(
	state: ApplicationState,
	act: { readonly decision: ApplicationDecision; readonly reason: string; readonly isOwn: boolean },
): { readonly state: ApplicationState } | { readonly refusal: ApplicationRefusal } {
	const { from, to, needsReason } = RULES[act.decision];
	if (act.isOwn) return { refusal: 'self' };
	if (!from.includes(state)) return { refusal: 'wrong_state' };
	if (needsReason && act.reason.trim() === '') return { refusal: 'reason_missing' };
	return { state: to };
}

/** The decisions that can be made in a state, in the order of the table. */
export const decisionsIn = (state: ApplicationState): readonly ApplicationDecision[] =>
	APPLICATION_DECISIONS.filter((decision) => RULES[decision].from.includes(state));

/** Whether a decision tells the applicant why. */
export const decisionNeedsReason = (decision: ApplicationDecision): boolean => RULES[decision].needsReason;

/** Whether an account can send an application. @param state of the one that it sent; undefined without one */
export const maySendApplication = (state: ApplicationState | undefined): boolean =>
	state === undefined || state === 'more_asked' || state === 'refused';
