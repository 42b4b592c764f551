import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe checks. */
interface Checked {
	/** Tags of rules; all rules without. */
	readonly tags?: string[];
	/** Names of rules, instead of tags. */
	readonly rules?: string[];
	/** CSS selector of the part that is checked; the whole page without. */
	readonly within?: string;
}

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** Violations that axe finds on a page. The shop has no frames, so the page that axe opens to merge them is left out. */
export async function axeViolations(page: Page, { tags, rules, within }: Checked = {}): Promise<Violations> {
	const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
	if (within) axe.include(within);
	if (tags) axe.withTags(tags);
	if (rules) axe.withRules(rules);
	return (await axe.analyze()).violations;
}
